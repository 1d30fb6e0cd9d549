# The table of a game that brings no drawing of its own.

plain-table-tabs = Parts of the table
plain-table-tab-desks = Players
plain-table-tab-log = Log
plain-table-choices = Your choices
plain-table-over = The game is over.
plain-table-empty = empty
plain-table-unknown = unknown
plain-table-yes = yes
plain-table-no = no
