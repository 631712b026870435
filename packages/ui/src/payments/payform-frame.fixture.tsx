import type { Decorator } from '@storybook/react-vite';
import { face } from './payform-frame.fixture.css.ts';

/** Shows a story as the payment form does: its font, its control heights and its width. */
export const onPaymentForm: Decorator = (Story) => (
  <div data-face="payform" className={face}>
    <Story />
  </div>
);
