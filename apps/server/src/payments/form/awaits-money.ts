/** Statuses in which the customer may still see and use the requisites (FORM-30). */
export const awaitsMoney = ['IN_PROGRESS', 'PENDING'] as const;
