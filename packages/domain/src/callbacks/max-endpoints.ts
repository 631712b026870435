/** The number of webhook endpoints of a merchant, beside its callback address (API-520). */
export const maxEndpoints = 5;
