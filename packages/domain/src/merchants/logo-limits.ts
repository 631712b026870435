/** The maximum size of a merchant's logo in bytes (API-30). */
export const largestLogoBytes = 200_000;

/** The formats that a merchant's logo may have (API-30). */
export const logoTypes = ['image/png', 'image/jpeg', 'image/webp'] as const;

/** A format that a merchant's logo may have. */
export type LogoType = (typeof logoTypes)[number];
