import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@tiyin/ui/button';
import { Card } from '@tiyin/ui/card';
import { expect, fn } from 'storybook/test';
import { makeDraft } from '../../fixtures/drafts.ts';
import { inFrame } from '../../fixtures/in-frame.tsx';
import { makeEndpoints } from '../../fixtures/endpoints.ts';
import { makeApiKeys, makeLook, makeMerchant, makeWebhookKey } from '../../fixtures/merchants.ts';
import { ApiKeysView } from './api-keys/ApiKeysView.tsx';
import { CallbackAddressView } from './callback/CallbackAddressView.tsx';
import { EndpointsView } from './endpoints/EndpointsView.tsx';
import { lookFields } from './look/look-fields.ts';
import { LookView } from './look/LookView.tsx';
import { MerchantFrame } from './MerchantFrame.tsx';
import { MerchantDetailsView } from './name/MerchantDetailsView.tsx';
import { WebhookKeyView } from './webhook-key/WebhookKeyView.tsx';

const merchant = makeMerchant();

const meta = {
  title: 'Screens/Back office/Merchant',
  component: MerchantFrame,
  args: {
    merchant,
    details: <MerchantDetailsView merchant={merchant} draft={makeDraft({ name: merchant.name })} />,
    callback: (
      <Card title="Callbacks">
        <CallbackAddressView
          draft={makeDraft({ url: 'https://shop.example/callbacks' })}
          hasAddress
          test={{ onSend: fn(), isPending: false, result: undefined, problem: undefined }}
        />
      </Card>
    ),
    apiKeys: (
      <ApiKeysView
        keys={makeApiKeys()}
        onRetry={fn()}
        onMake={fn(() => Promise.resolve())}
        onPutAway={fn()}
        onRevoke={fn(() => Promise.resolve(true))}
      />
    ),
    webhookKey: (
      <Card title="Webhook key">
        <WebhookKeyView
          webhookKey={makeWebhookKey()}
          onRotate={fn()}
          onEndFormer={fn()}
          onShowSecret={fn()}
          onHideSecret={fn()}
        />
      </Card>
    ),
    endpoints: (
      <EndpointsView
        endpoints={makeEndpoints()}
        onRetry={fn()}
        onNew={fn()}
        onChange={fn()}
        onOpen={fn()}
      />
    ),
    look: (
      <Card title="Payment form">
        <LookView
          name={merchant.name}
          draft={makeDraft(lookFields(makeLook({ accent: '#0b6e6e' })))}
        />
      </Card>
    ),
  },
  parameters: { layout: 'fullscreen' },
  decorators: [inFrame('Merchant')],
} satisfies Meta<typeof MerchantFrame>;

export default meta;
type Story = StoryObj<typeof meta>;

// OFFICE-76, OFFICE-77
/** All that an operator sees. */
export const WholePage: Story = {
  args: { actions: <Button>New Merchant</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('ID').closest('div')).toHaveTextContent('ID1');
    await expect(canvas.getByRole('button', { name: 'Copy: Public key' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Copy for Standard Webhooks/ })).toBeVisible();
    await expect(canvas.getByText('MCowBQYDK2VwAyEAogJ4')).toBeVisible();
  },
};

/** On a phone the parts stand below each other, and nothing reaches over the edge. */
export const OnAPhone: Story = {
  ...WholePage,
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** With only merchant.read: the merchant's details, and nothing to change. */
export const Reader: Story = {
  args: {
    details: <MerchantDetailsView merchant={merchant} />,
    callback: undefined,
    apiKeys: undefined,
    endpoints: undefined,
    look: undefined,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull();
  },
};

/** For those who see the details alone, they take the whole width: beside them is no hole. */
export const DetailsAlone: Story = {
  args: {
    actions: undefined,
    callback: undefined,
    apiKeys: undefined,
    webhookKey: undefined,
    endpoints: undefined,
    look: undefined,
  },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Merchant' });
    const { clientWidth = 0 } = card.parentElement ?? {};
    await expect(card.offsetWidth).toBe(clientWidth);
  },
};
