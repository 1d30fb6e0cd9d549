"""The conditions that hold in every state of Apotheca, also as a seat sees it; checked when a position is read."""

from __future__ import annotations

from typing import Final

from philtre.core.invariants import Invariant
from philtre.games.apotheca.rules import sound_numbers, sound_question, sound_table, sound_turn

INVARIANTS: Final = (
    Invariant(sound_numbers.boards_have_sixteen_spaces, "a market has sixteen spaces"),
    Invariant(sound_numbers.seats_are_at_the_table, "a seat is named that is not at the table"),
    Invariant(sound_numbers.small_numbers_are_small, "a number of the turn is out of its bounds"),
    Invariant(sound_numbers.counts_are_of_potions, "there are at most 15 potions of a colour anywhere"),
    Invariant(sound_numbers.seats_alone_have_gems_and_cards, "gems or cards belong to a seat that is not there"),
    Invariant(sound_table.spaces_hold_one_potion, "a space of the market holds two potions"),
    Invariant(sound_table.marks_lie_on_potions, "an arrow or a stack lies where no potion does"),
    Invariant(sound_table.arrows_point_to_seats, "the arrow of a facedown potion points to nobody"),
    Invariant(sound_table.stacks_are_made_of_matches, "a stack has three or more potions, and only solo has stacks"),
    Invariant(sound_table.potions_are_fifteen_of_each_colour, "there are not 15 potions of each colour"),
    Invariant(
        sound_table.opening_potions_are_those_not_known, "opening is not what the opening's facedown potions can be"
    ),
    Invariant(sound_table.hidden_potions_are_among_the_unseen, "more potions are hidden than unseen"),
    Invariant(sound_table.aged_potions_fade, "aged must be facedown potions, with a fade for each colour"),
    Invariant(sound_table.three_at_most_lie_facedown, "more than three potions lie facedown or are about to"),
    Invariant(sound_table.nobody_knows_what_nobody_looked_at, "a potion that nobody may look at has a colour"),
    Invariant(sound_table.nothing_is_hidden_when_it_is_over, "a potion is hidden although the game has ended"),
    Invariant(sound_table.outside_is_for_solo, "only solo has potions outside"),
    Invariant(sound_table.solo_potions_all_come_in, "in solo the market and the turn do not fit what is left outside"),
    Invariant(sound_table.cards_are_in_one_place, "each of the 15 apothecaries is in one place"),
    Invariant(
        sound_table.cards_on_top_are_drawn_first, "the cards on top are up to five that are drawn before all others"
    ),
    Invariant(sound_table.stations_are_refilled, "a station is empty although the deck is not"),
    Invariant(sound_table.everybody_began_with_a_card, "a seat has no apothecary, or more than it can have hired"),
    Invariant(sound_table.matches_lie_on_the_satisfied, "a match of 3 to 7 potions lies on each satisfied apothecary"),
    Invariant(sound_table.master_keeps_matches, "the master may keep only matches of 3 to 7 potions"),
    Invariant(
        sound_turn.face_up_potions_were_revealed, "more potions are face up than could be turned over in so many turns"
    ),
    Invariant(sound_turn.gems_were_gained, "there are more gems than could be gained in so many turns"),
    Invariant(sound_turn.points_were_scored, "the score is not that of so many satisfied apothecaries"),
    Invariant(sound_turn.turns_go_round, "it is another seat's turn"),
    Invariant(sound_turn.extra_action_is_the_third_players, "the Extra Action token is the third of three players'"),
    Invariant(
        sound_turn.extra_action_is_there_until_it_is_taken,
        "the Extra Action token is gone before the third player's turn",
    ),
    Invariant(sound_turn.decree_is_the_masters, "a colour is decreed in the master's game, once it was chosen"),
    Invariant(sound_turn.first_question_is_the_decree, "the first decree is chosen before the master's first action"),
    Invariant(sound_turn.actions_are_the_players, "what was used this turn is not the player's to use"),
    Invariant(sound_turn.actions_done_and_left_make_a_turn, "the actions done and left do not make a turn"),
    Invariant(sound_turn.quiet_turns_are_quiet, "quiet does not count the turns in which potions were only moved"),
    Invariant(
        sound_question.winners_have_won, "the game has ended, or not, in contradiction to what is satisfied and kept"
    ),
    Invariant(sound_question.last_match_kept_won, "the master has gone on after a match of each colour"),
    Invariant(
        sound_question.solo_ends_when_nothing_can_come_in, "the game ends when no potion can come in, and only in solo"
    ),
    Invariant(sound_question.potion_in_hand_is_placed, "a potion is in hand exactly when a restock places it"),
    Invariant(
        sound_question.match_is_being_settled, "a match is given exactly when it is stacked or satisfies somebody"
    ),
    Invariant(sound_question.match_was_made_where_it_lies, "the match does not lie where it was made"),
    Invariant(sound_question.matches_are_scored_at_once, "a match in the market has not been scored"),
    Invariant(sound_question.matches_wait_for_one_turn, "a match waits that nobody made this turn"),
    Invariant(sound_question.full_market_is_overloaded, "the full market would be overloaded"),
    Invariant(sound_question.extra_action_could_be_taken, "the player has no Extra Action to take"),
    Invariant(sound_question.solo_turns_are_used_up, "a potion comes in only when the turn's actions are done"),
    Invariant(sound_question.question_has_an_answer, "what is asked has no answer here, or needs none"),
    Invariant(sound_question.stuck_is_who_can_do_nothing, "the game is not stuck: somebody can do something"),
)
