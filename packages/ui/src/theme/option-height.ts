/**
 * The height of an option in a long list, in CSS pixels: fixed, so that the list can be virtual. A space step, in a file
 * of its own, so that a script that measures by it does not carry the scale.
 */
export const optionHeight = 40;
