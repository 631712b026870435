import type { AlertRule, AlertTestAnswer } from '@tiyin/api/types';
import { Button } from '@tiyin/ui/button';
import { DescriptionList } from '@tiyin/ui/description-list';
import { Dialog } from '@tiyin/ui/dialog';
import { Inline } from '@tiyin/ui/inline';
import { Stack } from '@tiyin/ui/stack';
import { useState } from 'react';
import { formatShortUtc } from '../../texts/formats.ts';
import { i18n } from '../../texts/i18n.ts';
import {
  AlertStateBadge,
  conditionWords,
  deliveryWords,
  lastFiringWords,
  scopeWords,
} from './alert-words.tsx';
import { TestOutcomes } from './TestOutcomes.tsx';

export interface AlertDetailsProps {
  readonly rule: AlertRule;
  /** Sends a test message; undefined where it was not sent. */
  readonly onTest: () => Promise<AlertTestAnswer['data'] | undefined>;
  readonly onChange: () => void;
  readonly onReplaceSecret: () => void;
  readonly onDelete: () => void;
  readonly onClose: () => void;
  /** People who only read see no buttons. */
  readonly mayEdit: boolean;
}

/** A rule with its last firing, the outcome of its messages, and the test of its receivers (OFFICE-561). */
export function AlertDetails(props: AlertDetailsProps) {
  const { mayEdit, onChange, onClose, onTest, rule } = props;
  const [isTesting, setIsTesting] = useState(false);
  const [test, setTest] = useState<AlertTestAnswer['data']>();
  const send = async () => {
    setIsTesting(true);
    setTest(undefined);
    setTest(await onTest());
    setIsTesting(false);
  };
  const actions = mayEdit && (
    <>
      <Button isPending={isTesting} onPress={() => void send()}>
        {i18n.t('Send test')}
      </Button>
      <Button variant="primary" onPress={onChange}>
        {i18n.t('Change')}
      </Button>
    </>
  );
  return (
    <Dialog
      title={rule.name}
      size="md"
      isOpen
      onOpenChange={onClose}
      {...(actions !== false && { actions })}
    >
      <Stack gap={16}>
        <DescriptionList items={factsOf(rule)} />
        {test && <TestOutcomes outcomes={test.outcomes} />}
        {mayEdit && <Further {...props} />}
      </Stack>
    </Dialog>
  );
}

function Further({ onDelete, onReplaceSecret, rule }: AlertDetailsProps) {
  return (
    <Inline gap={8}>
      {rule.webhookUrl !== null && (
        <Button size="sm" onPress={onReplaceSecret}>
          {i18n.t('New secret')}
        </Button>
      )}
      <Button size="sm" variant="danger" onPress={onDelete}>
        {i18n.t('Delete')}
      </Button>
    </Inline>
  );
}

function factsOf(rule: AlertRule) {
  const { emails, quietMinutes, webhookUrl } = rule;
  return [
    { term: i18n.t('State'), value: <AlertStateBadge rule={rule} /> },
    { term: i18n.t('Condition'), value: conditionWords(rule) },
    {
      term: i18n.t('About'),
      value: [scopeWords(rule), ...(rule.isTest ? [i18n.t('test payments')] : [])].join(', '),
    },
    ...(webhookUrl === null ? [] : [{ term: i18n.t('Webhook'), value: webhookUrl }]),
    ...(emails.length === 0 ? [] : [{ term: i18n.t('E-mail'), value: emails.join(', ') }]),
    { term: i18n.t('Quiet after firing'), value: i18n.t('{quietMinutes} min', { quietMinutes }) },
    ...firingFacts(rule),
    ...rule.deliveries.map((delivery) => ({
      term: i18n.t('Last message to {receiver}', { receiver: delivery.receiver }),
      value: deliveryWords(delivery),
    })),
  ];
}

function firingFacts(rule: AlertRule) {
  const { firing } = rule;
  const last = { term: i18n.t('Last firing'), value: lastFiringWords(rule) };
  if (firing === null) return [last];
  const { calmSinceDate, endedDate, summary } = firing;
  return [
    last,
    { term: i18n.t('What it found'), value: summary },
    ...(endedDate === null
      ? []
      : [{ term: i18n.t('Over since'), value: `${formatShortUtc(endedDate)} UTC` }]),
    ...(calmSinceDate === null
      ? []
      : [
          {
            term: i18n.t('Better since'),
            value: i18n.t(
              '{calmSinceDate} UTC; receivers get a message when the quiet time is over',
              { calmSinceDate: formatShortUtc(calmSinceDate) },
            ),
          },
        ]),
  ];
}
