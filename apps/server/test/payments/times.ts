export const second = 1_000;
export const minute = 60 * second;
