/** The part of @fluent/bundle that the page uses. */

export type FluentValue = string | { valueOf(): unknown };

export class FluentResource {
  constructor(source: string);
  body: { id: string }[];
}

export class FluentBundle {
  constructor(lang: string, options?: { functions?: Record<string, (args: any[]) => FluentValue>; useIsolating?: boolean });
  addResource(resource: FluentResource): Error[];
  getMessage(id: string): { value: unknown; attributes: Record<string, unknown> } | undefined;
  formatPattern(pattern: unknown, args?: Record<string, unknown>, errors?: Error[]): string;
}
