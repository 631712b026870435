import { ticketDescriptionLimit } from '@tiyin/domain/tickets';
import { Banner } from '@tiyin/ui/banner';
import { Button } from '@tiyin/ui/button';
import { Form } from '@tiyin/ui/form';
import { TextArea } from '@tiyin/ui/text-area';
import { useLocale } from '../locales/Locale.tsx';
import { useTicketDesk } from './TicketProvider.tsx';
import { useSending } from './use-sending.ts';

/** The message to support (FORM-62). The text stays until the server has it. */
export function TicketForm() {
  const { t } = useLocale();
  const { draft, change } = useTicketDesk();
  const { isSending, isLost, refusal, begin } = useSending();
  const count = (left: number) =>
    t(left < 0 ? 'ticket.too_long' : 'ticket.left', { count: String(Math.abs(left)) });
  return (
    <Form
      onSubmit={() => !isSending && begin()}
      {...(refusal === 'whole' && { error: t('ticket.refused') })}
    >
      <TextArea
        label={t('ticket.label')}
        description={t('ticket.hint')}
        value={draft}
        onChange={(text) => change({ draft: text })}
        isReadOnly={isSending}
        isRequired
        validate={(text) => (text.trim() === '' ? t('ticket.empty') : null)}
        requiredMessage={t('ticket.empty')}
        errorMessage={refusal === 'text' ? t('ticket.refused_text') : undefined}
        characterLimit={ticketDescriptionLimit}
        countText={count}
        autoFocus
      />
      {isSending && isLost && (
        <Banner tone="warning" isNews>
          {t('connection.lost')}
        </Banner>
      )}
      <Button type="submit" size="lg" isWide>
        {t(isSending ? 'in_progress' : 'ticket.send')}
      </Button>
      <Button variant="ghost" size="lg" isWide onPress={() => change({ isWriting: false })}>
        {t('ticket.cancel')}
      </Button>
    </Form>
  );
}

/* One script for both: apart, the fields that the payee's step shares with them would weigh more. */
export { ReceiptUpload } from './ReceiptUpload.tsx';
