import type { ComponentType } from 'react';
import { useLocation } from 'wouter';
import { invitationPath, oidcReturnPath, oidcWindowPath } from '../routing/paths.ts';
import { InvitationScreen } from './invitation/InvitationScreen.tsx';
import { OidcReturnScreen } from './oidc/OidcReturnScreen.tsx';
import { OidcWindowScreen } from './oidc/OidcWindowScreen.tsx';

const screens: Readonly<Record<string, ComponentType>> = {
  [invitationPath]: InvitationScreen,
  [oidcReturnPath]: OidcReturnScreen,
  [oidcWindowPath]: OidcWindowScreen,
};

/** The screens without a frame, for signed-in people and strangers; rarely opened, so they are loaded together. */
export function OpenPages() {
  const [path] = useLocation();
  const Screen = screens[path];
  return Screen && <Screen />;
}
