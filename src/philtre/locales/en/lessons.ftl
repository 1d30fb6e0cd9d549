# Lessons in the browser: what stands beside the table while somebody learns. Each game has its own words in GAME-lessons.ftl.

lesson-mark = What this does
lesson-mark-known = Got it
lesson-mark-off = Hide all notes
lesson-marks = Beginner’s notes
lesson-marks-on = On
lesson-marks-off = Off
lesson-back = Back to the lessons
lesson-courses = One-minute lessons
lesson-courses-about = One idea each, played at a real table.
lesson-newcomer = Your first game? We’ve picked an easy opponent for you, and notes at the table explain every control. The tutorial takes five minutes.
lesson-practice = Practice
lesson-practice-about = Positions with something to find. The engine checks your solution.
lesson-practice-again = Start over
lesson-practice-show = Show me
lesson-practice-next = Next position
lesson-practice-missed = Not this time: your turn is over. Undo, or start over.
lesson-practice-over = The exercise ends here.

# The end, looked at again
ending-turn = Turning point
ending-turn-about = { $name }: from { $from } to { $to }
ending-best = Best move
ending-best-about = { $points ->
    [one] 1 percentage point more than the next best
   *[other] { $points } percentage points more than the next best
}
ending-move = { $name }: { $move }
ending-thinking = Looking for the turning point…
ending-share = Share result
ending-next-rank = { $points ->
    [one] 1 more point for the rank of { $rank }
   *[other] { $points } more points for the rank of { $rank }
}
ending-record = A new personal best!
ending-best-so-far = { $points ->
    [one] Your best: 1 point
   *[other] Your best: { $points } points
}

# Hints
hint-chance = Chance to win
hint-points = Expected points
hint-at-once = Brings you { $gain }.
hint-soon = Opens the way to { $gain }.
hint-blocks = Denies the next player { $gain }.
hint-lead = { $points ->
    [one] 1 percentage point more than the next best.
   *[other] { $points } percentage points more than the next best.
}
