import {
  type ComponentType,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { report } from '#data/problems/report.ts';
import { shownWords } from '#data/problems/shown-error.ts';
import { serverDate } from '#data/server-clock.ts';
import { settled } from '#data/settled.ts';
import { type AnswerResult, answerVisit, openVisit } from '#data/visits/visit-link.ts';
import type { Clinic } from '#domain/clinic/clinic.ts';
import type { VisitAnswerKind } from '#domain/leads/visit-answer.ts';
import { mayCancel, type PatientVisit } from '#domain/visits/patient-visit.ts';
import { typedLinks } from '#domain/visits/typed-link.ts';
import { loadChunk } from '#ui/loading/load-chunk.ts';
import { useAsync } from '#ui/loading/use-async.ts';
import * as texts from '#words/visit.ts';
import { useClinic } from '../clinic/use-clinic.ts';

export type ShownVisit = {
  phase: 'shown';
  visit: PatientVisit;
  at: Date;
  /** It has changed since the patient last saw it. */
  isChanged: boolean;
  /** Too late for the link to cancel it. */
  isLate: boolean;
};

export type VisitState = { phase: 'loading' | 'dead' | 'unreachable' } | ShownVisit;

/** The link is one of a sooner time: its code comes apart. */
type OfferCode = { OfferOfLink: ComponentType<{ link: string }> };
type OfferState = { phase: 'offer' } & OfferCode;

type LinkState = VisitState | OfferState;

export type Answering = {
  /** True once it is stored. */
  answer: (kind: VisitAnswerKind, words?: string) => Promise<boolean>;
  sending: VisitAnswerKind | null;
  errors: { message: string }[];
};

const isOffer = (link: string) => typedLinks(link).some((typed) => /^offer\./i.test(typed));

const loading: VisitState = { phase: 'loading' };
const dead: VisitState = { phase: 'dead' };
const unreachable: VisitState = { phase: 'unreachable' };

function shown(visit: PatientVisit, isChanged: boolean, clinic: Clinic): ShownVisit {
  const at = serverDate();
  return { phase: 'shown', visit, at, isChanged, isLate: !mayCancel(visit, clinic, at) };
}

/** What the page shows by now. A read and an answer may end in any order. */
type Latest = { read: LinkState | null; state: LinkState; isSending: boolean };

/** The visit of a link, and its answers. Another link needs another key. loadOffer: the code of a sooner time's link. */
export function useVisit(link: string, loadOffer: () => Promise<OfferCode>) {
  const clinic = useClinic();
  /** The visit as the last answer left it, with the visit that was read before. */
  const [answered, setAnswered] = useState<{ read: LinkState | null; now: VisitState }>();
  const latest = useRef<Latest>({ read: null, state: loading, isSending: false });
  const {
    value: read,
    failure,
    retry,
  } = useAsync<LinkState>(
    [link],
    () =>
      settled(
        isOffer(link) ? offerWith(loadOffer) : readVisit(link, latest, clinic),
        'A visit was not loaded',
      ),
    { keepsPrevious: true },
  );
  const known: LinkState | null | undefined = answered?.read === read ? answered?.now : read;
  const state: LinkState = known ?? (failure ? unreachable : loading);
  const show = (now: VisitState) => setAnswered({ read: latest.current.read, now });
  const answering = useAnswers(link, state, show);

  useEffect(() => {
    latest.current = { read, state, isSending: answering.sending !== null };
  });
  useRefresh(retry);

  return { state, retry, ...answering };
}

/** A page that Back restores, or to which the patient returns, may show an old visit. */
function useRefresh(read: () => void): void {
  const onShow = useEffectEvent(({ persisted }: PageTransitionEvent) => persisted && read());
  const onReturn = useEffectEvent(() => document.visibilityState === 'visible' && read());
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener('pageshow', (event) => void onShow(event), { signal });
    document.addEventListener('visibilitychange', () => void onReturn(), { signal });
    return () => ending.abort();
  }, []);
}

async function offerWith(loadOffer: () => Promise<OfferCode>): Promise<OfferState> {
  const { OfferOfLink } = await loadChunk(loadOffer);
  return { phase: 'offer', OfferOfLink };
}

/** The same state while the patient's own change is on its way, and for a read that is older than it. */
async function readVisit(
  link: string,
  latest: RefObject<Latest>,
  clinic: Clinic,
): Promise<LinkState> {
  const visit = link ? await openVisit(link) : null;
  const { state: seen, isSending } = latest.current;
  if (isSending) return seen;
  if (!visit) return dead;
  if (seen.phase !== 'shown') return shown(visit, false, clinic);
  if (visit.updatedAt < seen.visit.updatedAt) return seen;
  return shown(visit, seen.isChanged || seen.visit.sequence !== visit.sequence, clinic);
}

function useAnswers(link: string, state: LinkState, show: (now: VisitState) => void): Answering {
  const clinic = useClinic();
  const [sending, setSending] = useState<VisitAnswerKind | null>(null);
  const [errors, setErrors] = useState<Answering['errors']>([]);
  const isBusy = useRef(false);

  const answer: Answering['answer'] = async (kind, words = '') => {
    if (isBusy.current || state.phase !== 'shown') return false;
    isBusy.current = true;
    setSending(kind);
    setErrors([]);
    const result = await send(link, state.visit, kind, words);
    isBusy.current = false;
    setSending(null);
    if (result.kind === 'dead') show(dead);
    else if (result.kind === 'late')
      setErrors([{ message: texts.tooLate(clinic.cancelNoticeHours) }]);
    else if (result.kind === 'failed') setErrors([{ message: result.message }]);
    else show(shown(result.visit, result.kind === 'changed', clinic));
    return result.kind === 'stored';
  };

  return { answer, sending, errors };
}

type Sent = AnswerResult | { kind: 'failed'; message: string };

async function send(
  link: string,
  { sequence }: PatientVisit,
  kind: VisitAnswerKind,
  words: string,
): Promise<Sent> {
  try {
    return await answerVisit(link, { kind, words, sequence });
  } catch (error) {
    report(error, 'A visit was not answered');
    return { kind: 'failed', message: shownWords(error) || texts.answerFailed };
  }
}
