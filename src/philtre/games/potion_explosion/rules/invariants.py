"""The conditions that hold in every state of Potion Explosion. All are checked when a position is read."""

from __future__ import annotations

from typing import Final

from philtre.core.invariants import Invariant
from philtre.games.potion_explosion.rules import sound_desk, sound_numbers, sound_table, sound_turn

INVARIANTS: Final = (
    Invariant(sound_numbers.seats_are_at_the_table, "a seat is named that is not at the table"),
    Invariant(sound_numbers.small_numbers_are_small, "a number of the turn is out of its bounds"),
    Invariant(sound_numbers.marbles_are_counted_by_colour, "marbles are counted from 0 to 20 by colour"),
    Invariant(sound_numbers.boards_are_five_tracks, "the dispenser has five tracks"),
    Invariant(sound_numbers.tiles_are_those_printed, "there is no such tile"),
    Invariant(sound_numbers.potions_and_tokens_are_counted, "potions and tokens are counted from 0 on"),
    Invariant(sound_numbers.two_kinds_are_left_out, "two kinds are left out"),
    Invariant(sound_table.marbles_lie_on_each_other, "marbles of a track would roll down"),
    Invariant(sound_table.marbles_are_twenty_of_each_colour, "there are not 20 marbles of each colour"),
    Invariant(sound_turn.draft_is_asked_first, "starters lie out in the draft, and only then"),
    Invariant(sound_table.unseen_marbles_lie_under_the_lids, "the unseen marbles must be those under the lids"),
    Invariant(sound_table.tiles_are_two_of_each, "each tile of the six kinds is there twice"),
    Invariant(sound_table.stacks_have_their_tops, "the stacks are not what is left of the tiles, each with its top"),
    Invariant(sound_table.tokens_are_all_there, "there are 18 Little Help tokens and 15 Skill tokens"),
    Invariant(sound_desk.holes_hold_a_marble_or_none, "a burner does not have as many marbles as full holes"),
    Invariant(sound_desk.marbles_match_their_holes, "a marble lies on a hole of another colour without Prismatic Joy"),
    Invariant(sound_desk.full_tiles_are_completed, "a burner is full: its potion would be complete"),
    Invariant(sound_desk.burners_are_lit_again, "a burner is empty although tiles are left"),
    Invariant(sound_desk.pools_hold_three, "a pool holds more than three marbles"),
    Invariant(sound_desk.potions_were_drunk_or_not, "undrunk is not a part of the potions"),
    Invariant(sound_desk.points_are_those_earned, "the points are not those of the potions and tokens"),
    Invariant(sound_desk.skill_is_earned, "a Skill token has not been earned"),
    Invariant(sound_desk.skill_is_rewarded, "a Skill token that was earned has not been given"),
    Invariant(sound_turn.nothing_has_happened_in_the_draft, "something has happened before the end of the draft"),
    Invariant(sound_turn.starters_are_taken_in_turn, "the starters are taken in turn, up and back down again"),
    Invariant(sound_turn.turns_go_round, "it is another seat's turn"),
    Invariant(sound_desk.desks_hold_what_turns_can_make, "a desk has more than could be made in so many turns"),
    Invariant(sound_desk.help_was_asked_in_turns, "more Little Help was taken than turns allow"),
    Invariant(sound_desk.hand_was_filled_this_turn, "there is more in hand than could be taken this turn"),
    Invariant(sound_turn.effects_are_of_potions_drunk, "drunk is not what is asked about"),
    Invariant(sound_turn.help_is_asked_with_a_token, "help is asked for with a token"),
    Invariant(
        sound_turn.deal_is_a_colour_being_dealt, "deal must be a colour exactly when the question is how to deal it"
    ),
    Invariant(sound_turn.turns_end_with_their_pick, "a turn does not end before its pick"),
    Invariant(sound_turn.marbles_that_fit_are_placed, "a marble in hand that fits a hole has not been placed"),
    Invariant(sound_turn.keeping_follows_too_many, "three marbles are chosen of more than three"),
    Invariant(sound_turn.hands_are_empty_between_turns, "there is something in hand between turns"),
    Invariant(sound_turn.tiles_are_drawn_for_empty_burners, "a tile is drawn for an empty burner, and both are taken"),
    Invariant(
        sound_turn.choices_belong_to_their_potions, "three and put belong to 'prismatic', melting to 'lavamancing'"
    ),
    Invariant(sound_turn.joy_has_its_three, "three must be up to three marbles from hand and pool, for Prismatic Joy"),
    Invariant(
        sound_turn.melting_marbles_were_chosen_in_order, "melting holds marbles that could not be chosen together"
    ),
    Invariant(
        sound_turn.last_round_has_its_reason, "the last round, or the end, contradicts what is left on the table"
    ),
    Invariant(sound_turn.ties_are_broken_in_turn, "marbles are put aside in a tie, by the tied, in turn"),
    Invariant(sound_turn.questions_have_answers, "what is asked has no answer here, or a single one"),
)
