# Lessons in the browser: what stands beside the table while somebody learns. Each game has its own words in GAME-lessons.ftl.

lesson-mark = What this does
lesson-mark-known = Got it
lesson-mark-off = No more notes
lesson-marks = Beginner’s notes
lesson-marks-on = On
lesson-marks-off = Off
lesson-back = Back to the lessons
lesson-courses = One-minute lessons
lesson-courses-about = One idea each, played at a real table.
lesson-newcomer = Your first game? A gentle opponent is selected for you, and notes at the table explain every control. The tutorial takes five minutes.
lesson-practice = Practice
lesson-practice-about = Positions with something to find. The engine checks your solution.
lesson-practice-again = Start over
lesson-practice-show = Show me
lesson-practice-next = Next position
lesson-practice-missed = Not this time: your turn is over. Undo, or start over.
