export const castle = () => null;
