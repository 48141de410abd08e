import { messageId } from '#domain/messages/message-kinds.ts';
import { fillIn } from '#domain/messages/placeholders.ts';
import { visitTextKind, visitTextValues } from '#domain/messages/visit-values.ts';
import { phoneHref } from '#domain/text/phone.ts';
import { smsHref } from '#domain/text/sms.ts';
import type { Visit } from '#domain/visits/visit.ts';
import { newsToRepeat } from '#domain/visits/visit-news.ts';
import { useClinic } from '../../../shared/data/clinic-facts.ts';
import { useLanguage } from '../../../shared/data/use-language.ts';
import { useWords } from '../../../shared/forms/use-words.ts';
import { DrawerSection } from '../../../shared/parts/drawer-section.tsx';
import { useNow } from '../../../shared/parts/use-clock.ts';
import { ReachLink } from './reach-link.tsx';
import { VisitMailActions, VisitMailStatusLine } from './visit-mail-status.tsx';

/** How far the patient has been told, and the ways to tell them. */
export function PatientSection({ visit }: { visit: Visit }) {
  const now = useNow();
  const { patientPhone, mail } = visit;
  const isTellable = newsToRepeat(visit, now) !== null;
  const hasLine = isTellable || mail.told !== null;
  if (!hasLine && !patientPhone) return null;
  return (
    <DrawerSection title="Patient" className="mt-6">
      {hasLine && <VisitMailStatusLine visit={visit} />}
      <div className="mt-2 flex flex-wrap gap-2">
        {isTellable && <VisitMailActions visit={visit} />}
        {patientPhone && (
          <div className="flex gap-2">
            <ReachByPhone visit={visit} hasWords={isTellable} />
          </div>
        )}
      </div>
    </DrawerSection>
  );
}

type ReachByPhoneProps = {
  visit: Visit;
  /** A text is offered, too. */
  hasWords: boolean;
  className?: string;
};

export function ReachByPhone({ visit, hasWords, className }: ReachByPhoneProps) {
  const clinic = useClinic();
  const language = useLanguage(visit.personId);
  const { body } = useWords(messageId(visitTextKind(visit), language));
  const text = fillIn(body, visitTextValues(visit, clinic, language));
  const look = { name: visit.patientName, className };
  return (
    <>
      {hasWords && <ReachLink {...look} act="Text" href={smsHref(visit.patientPhone, text)} />}
      <ReachLink {...look} act="Call" href={phoneHref(visit.patientPhone)} />
    </>
  );
}
