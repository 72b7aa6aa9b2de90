# Standing orders on the page

## Standing orders
page-left-title = Standing orders
page-left-about = Nobody else sees them. What they answer is told in the log as done by standing order.
page-left-none = You have left no orders: whatever you are asked waits for you.
page-left-add = Add an order
page-left-whom = For whom
page-left-everybody = Everybody without orders of his own
page-left-toward = Toward hex
page-left-leave = Leave this order
page-left-drop = Drop
page-left-dry = Dry run
page-left-dry-about = What they would have done in the last phase in which you were asked something.
page-left-dry-none = You have not been asked anything yet.
page-left-asked = Asked
page-left-answered = You answered
page-left-ordered = Your orders
page-left-drop-all = Drop all
