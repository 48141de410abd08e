import { settled } from '#data/settled.ts';
import { keepFromAsking, noteReviewAsk, readReviewAsk } from '#data/visits/review-asks.ts';
import { draftValues } from '#domain/messages/draft-values.ts';
import { messageId } from '#domain/messages/message-kinds.ts';
import { fillIn } from '#domain/messages/placeholders.ts';
import { mailtoHref } from '#domain/text/mailto.ts';
import { smsHref } from '#domain/text/sms.ts';
import { dayLabel } from '#domain/time/clinic-time.ts';
import {
  contactsOf,
  isAskable,
  mayAsk,
  nextAskAt,
  type ReviewAsk,
} from '#domain/visits/review-ask.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { useAsync } from '#ui/loading/use-async.ts';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { useLanguage } from '../../../shared/data/use-language.ts';
import { useWords } from '../../../shared/forms/use-words.ts';
import { DrawerSection } from '../../../shared/parts/drawer-section.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { useSave } from '../../../shared/save/use-save.ts';

const failed = 'Failed to load whether this person was asked for a review';

/** After a visit: the same words for everybody, whatever the visit was like. Nothing without a page for reviews. */
export function AskForReview({ visit }: { visit: Visit }) {
  const { reviewUrl } = useClinic();
  const contacts = contactsOf(visit);
  if (!isAskable(visit) || !reviewUrl || contacts.length === 0) return null;
  return (
    <DrawerSection title="Review" className="mt-6">
      <Asking key={contacts.join()} visit={visit} contacts={contacts} />
    </DrawerSection>
  );
}

type AskingProps = { visit: Visit; contacts: string[] };

function Asking({ visit, contacts }: AskingProps) {
  const { save, by, isBusy } = useSave();
  const { value, failure, retry } = useAsync([contacts.join()], () =>
    settled(readReviewAsk(contacts), failed),
  );
  const write = (work: () => Promise<void>, failedText: string) =>
    void save({ write: work, failed: failedText }).then(retry);
  if (failure) {
    return (
      <p className="mt-1.5 flex flex-wrap items-center gap-x-2 text-text-2">
        {failure}
        <Button variant="ghost" onClick={retry}>
          Retry
        </Button>
      </p>
    );
  }
  if (!value) return <p className="mt-1.5 text-text-2">Loading…</p>;
  const { isOptedOut } = value;
  return (
    <>
      <AskLine ask={value} />
      <div className="mt-2 flex flex-wrap gap-2">
        <AskLinks
          visit={visit}
          ask={value}
          onOpen={() => write(() => noteReviewAsk(contacts, by), 'Failed to note that you asked')}
        />
        <Button
          variant={isOptedOut ? 'outline' : 'ghost'}
          className="border-line"
          busy={isBusy}
          onClick={() =>
            write(() => keepFromAsking(contacts, !isOptedOut, by), 'Failed to save their choice')
          }
        >
          {isOptedOut ? 'Allow review requests' : 'Don’t ask this person'}
        </Button>
      </div>
    </>
  );
}

function AskLine({ ask }: { ask: ReviewAsk }) {
  const now = useNow();
  const { askedAt, isOptedOut, takenBack } = ask;
  const next = nextAskAt(ask);
  return (
    <div role="status" className="num mt-1.5 text-text-2 empty:hidden">
      {isOptedOut ? (
        <p>Doesn’t want to be asked</p>
      ) : (
        askedAt && (
          <p>{`Asked ${dayLabel(askedAt, now)}${next && next > now ? `, not again before ${dayLabel(next, now)}` : ''}`}</p>
        )
      )}
      {takenBack && !isOptedOut && (
        <p>{`Said no before. ${takenBack.by.name} noted on ${dayLabel(takenBack.at, now)} that they may be asked again.`}</p>
      )}
    </div>
  );
}

type AskLinksProps = { visit: Visit; ask: ReviewAsk; onOpen: () => void };

/** Open the person's own program, with the words in it. Only they know whether the message was sent. */
function AskLinks({ visit, ask, onOpen }: AskLinksProps) {
  const clinic = useClinic();
  const language = useLanguage(visit.personId);
  const mail = useWords(messageId('reviewMail', language));
  const text = useWords(messageId('reviewText', language));
  if (!mayAsk(ask, useNow())) return null;
  const { patientName, patientEmail, patientPhone } = visit;
  const values = draftValues({ name: patientName }, clinic, language);
  const links = {
    'Ask by email': mailtoHref(patientEmail, { ...mail, body: fillIn(mail.body, values) }),
    'Ask by text': patientPhone && smsHref(patientPhone, fillIn(text.body, values)),
  };
  return Object.entries(links).map(
    ([label, href]) =>
      href && (
        <ButtonLink key={label} variant="line" href={href} onClick={onOpen}>
          {label}
        </ButtonLink>
      ),
  );
}
