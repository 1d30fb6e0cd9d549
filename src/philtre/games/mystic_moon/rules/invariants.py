"""The conditions that hold in every state of Mystic Moon, also as a seat sees it; checked when a position is read."""

from __future__ import annotations

from typing import Final

from philtre.core.invariants import Invariant
from philtre.games.mystic_moon.rules import sound_ending, sound_numbers, sound_table, sound_turn

INVARIANTS: Final = (
    Invariant(sound_numbers.seats_are_at_the_table, "a seat is named that is not at the table"),
    Invariant(sound_numbers.steps_and_questions_are_known, "there is no such step, round or question"),
    Invariant(sound_numbers.heaps_are_of_tokens, "tokens are counted from 0 to 15 by kind"),
    Invariant(sound_numbers.cards_are_of_the_set, "there is no such card"),
    Invariant(sound_numbers.cards_lie_under_the_decks, "there are no such cards under a deck"),
    Invariant(sound_numbers.seats_hold_things_in_bounds, "a seat has what no seat can have"),
    Invariant(sound_numbers.piles_are_counted, "a pile or a number of the turn is out of its bounds"),
    Invariant(sound_numbers.signs_are_three_bits_each, "there is no such sign"),
    Invariant(
        sound_numbers.brew_is_of_known_recipes, "the brew is not of recipes that lie there side by side, in order"
    ),
    Invariant(sound_numbers.effect_is_in_its_row, "there is no such verb in the effect that runs"),
    Invariant(sound_table.tokens_are_all_there, "there are not as many tokens of a kind as in the box"),
    Invariant(sound_table.mushrooms_are_all_there, "there are not as many mushrooms as in the box"),
    Invariant(
        sound_table.gold_crystals_and_sludge_are_all_there,
        "there are not as much gold, crystals and sludge as in the box",
    ),
    Invariant(sound_table.places_hold_three, "a place of the garden holds more than three tokens"),
    Invariant(sound_table.shop_holds_its_limit, "the shop holds no more than its limit of a kind"),
    Invariant(sound_table.cauldrons_fill_from_the_bottom, "something floats in a cauldron"),
    Invariant(sound_table.cauldrons_hold_one_mushroom, "a cauldron holds one mushroom at most"),
    Invariant(sound_table.potions_are_in_one_place, "each potion card is in one place"),
    Invariant(sound_turn.rounds_go_on, "the round, the step and whose turn it is contradict each other"),
    Invariant(sound_table.everybody_has_a_hut, "huts are chosen in turn, each by one, before the first round"),
    Invariant(sound_table.formulas_are_in_one_place, "each formula card is in one place"),
    Invariant(sound_table.a_sign_rises_each_round, "the sky and the Rising Sign are not those of the round"),
    Invariant(sound_table.row_is_filled, "a slot of the row is empty although the deck is not"),
    Invariant(sound_table.a_formula_is_on_top, "no formula is on top although the deck has some"),
    Invariant(
        sound_turn.hat_is_in_the_garden,
        "the hat is in the garden from entering to bloom, and around it all is gathered",
    ),
    Invariant(sound_turn.sludge_is_of_this_turn, "sludge lies in the garden before the shop"),
    Invariant(sound_turn.nothing_comes_before_its_turn, "a seat has more than was dealt before its first turn"),
    Invariant(sound_turn.added_tokens_lie_in_their_columns, "column and added are not what lies in the cauldron"),
    Invariant(sound_turn.brews_are_at_their_steps, "nothing is being brewed, or waits, at this step"),
    Invariant(sound_turn.brews_fit_the_cauldron, "the brew does not lie in the cauldron"),
    Invariant(sound_turn.curses_are_lifted_once, "a curse is lifted by one lifting potion of the cursed"),
    Invariant(sound_turn.brews_keep_to_the_cap, "more potions are brewed than may be"),
    Invariant(sound_turn.effects_that_wait_are_of_the_brew, "what waits has no effect, or runs already"),
    Invariant(sound_turn.effects_run_at_their_step, "the effect that runs does not come at this step"),
    Invariant(sound_turn.verbs_are_done_so_often, "the effect would be done more often than its card says"),
    Invariant(sound_turn.frogs_bring_thefts, "there are more thefts than frogs could bring"),
    Invariant(
        sound_turn.exchange_has_its_two_sides, "exchanging names what a rival has, while something is given for it"
    ),
    Invariant(
        sound_turn.fourth_recipe_is_being_learned, "learning is of a fourth recipe, while one of four is forgotten"
    ),
    Invariant(sound_turn.formula_is_being_performed, "performing and sludging do not go together with what is asked"),
    Invariant(sound_ending.contest_is_among_the_best, "the contest is not that of the tied seats, in their order"),
    Invariant(sound_ending.endings_are_those_of_the_table, "the ending contradicts what the table says"),
    Invariant(sound_ending.stars_were_counted_in_the_end, "gold and curses were not counted in the end"),
    Invariant(sound_ending.nothing_goes_on_when_it_is_over, "something goes on although the game has ended"),
    Invariant(sound_ending.question_is_the_one_asked_here, "the question cannot be asked here"),
)
