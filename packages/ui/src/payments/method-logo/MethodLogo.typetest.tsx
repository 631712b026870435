import { MethodLogo } from './index.ts';

export const kept = [
  <MethodLogo key="method" method="Humo" />,
  <MethodLogo key="scheme" scheme="uzcard" />,
];

export const broken = [
  // @ts-expect-error a sign is of something
  <MethodLogo key="none" />,
  // @ts-expect-error of one thing, not of two
  <MethodLogo key="both" method="Humo" scheme="humo" />,
  // @ts-expect-error an unknown scheme
  <MethodLogo key="unknown" scheme="visa" />,
];
