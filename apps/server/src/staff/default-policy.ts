/** The policy before anybody sets one. */
export const defaultPolicy = { idleMinutes: 30, sessionHours: 12, needsSecondFactor: false };
