import { Download, Hourglass } from 'lucide-react';
import { hasProject } from '#data/firebase/project.ts';
import { parsePipRequest, pipForm } from '#domain/requests/pip-request.ts';
import { Deferred } from '#start/deferred.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Head } from '#ui/head.tsx';
import { Panel } from '#ui/panel.tsx';
import { formTexts } from '#words/form-texts.ts';
import { pipGuide } from '#words/frame.ts';
import { guidePath, guideSections } from '#words/guide.ts';
import * as paths from '#words/paths.ts';
import { pipTexts } from '#words/pip-form.ts';
import * as words from '#words/pip-guide.ts';
import { fileName } from '../analytics/click.ts';
import { track } from '../analytics/track.ts';
import { BreadcrumbData } from '../clinic/breadcrumb-data.tsx';
import { CallButton } from '../clinic/call-button.tsx';
import { ClinicStructuredData } from '../clinic/structured-data.tsx';
import { ConsentLine } from '../forms/consent-line.tsx';
import { LeadForm } from '../forms/lead-form.tsx';
import { useReceived } from '../forms/sending.tsx';
import type { LeadFormSpec } from '../forms/submit-lead.ts';
import { useHidesCallBar } from '../layout/call-bar.tsx';
import type { PageHandle } from '../layout/page-handle.ts';
import { GuideCover } from './guide-cover.tsx';
import { GuideReady } from './guide-ready.tsx';

export const handle: PageHandle = {
  closing: false,
  callBar: { label: words.callBar, target: 'guide' },
};

export function Component() {
  const received = useReceived('pip', startDownload);

  return (
    <>
      <Head title={words.title} description={words.description} path={paths.pipGuide} />
      <ClinicStructuredData />
      <BreadcrumbData name={pipGuide} path={paths.pipGuide} />
      <Panel as="div" tone="money" className="overflow-x-clip">
        <div className="wrap pt-7 pb-14 md:pt-16 md:pb-24">
          {received ? <GuideReady isDownloading /> : <Offer />}
        </div>
      </Panel>
      <Deferred>
        <div className="wrap section grid gap-10 lg:grid-cols-2 lg:gap-20">
          <TimeNotice />
          <TalkBox />
        </div>
      </Deferred>
    </>
  );
}

function startDownload() {
  const link = document.createElement('a');
  link.href = guidePath;
  link.download = '';
  link.click();
  track('file_download', { file_name: fileName(guidePath), trigger: 'automatic' });
}

/** On phones the form is directly below the promise, in view without scrolling. */
function Offer() {
  return (
    <div className="grid items-start gap-x-20 gap-y-7 md:gap-y-10 lg:grid-cols-[1.1fr_.9fr] lg:grid-rows-[auto_1fr]">
      <div>
        <p className="font-semibold text-text-2">{words.title}</p>
        <h1 className="mt-2 max-w-[10em] text-h1 md:mt-3">{words.heading}</h1>
        <p className="mt-3 max-w-[17em] font-display text-[clamp(1.25rem,1.05rem+.9vw,1.75rem)] leading-[1.28] font-semibold text-alpen-700 md:mt-5">
          {words.promise}
        </p>
      </div>
      <div
        {...useHidesCallBar()}
        className="lg:sticky lg:top-28 lg:col-start-2 lg:row-span-2 lg:row-start-1"
      >
        <Card as="section" id="guide" className="border-0 p-5 shadow-3 sm:p-8">
          <h2 className="mb-4 text-h3 sm:mb-5">{words.formTitle}</h2>
          <GuideForm />
        </Card>
      </div>
      <div className="max-lg:pt-6">
        <Deferred>
          <WhatYouLearn />
        </Deferred>
      </div>
    </div>
  );
}

function TimeNotice() {
  return (
    <Panel shape="box" tone="money" className="p-7 sm:p-9" aria-labelledby="time-title">
      <h2 id="time-title" className="flex items-center gap-3 text-h3">
        <Hourglass className="ico text-alpen-700" />
        {words.timeTitle}
      </h2>
      <p className="mt-3 max-w-[52ch] text-text-2">{words.timeText}</p>
    </Panel>
  );
}

function TalkBox() {
  return (
    <section className="self-center" aria-labelledby="talk-title">
      <h2 id="talk-title" className="text-h3">
        {words.talkTitle}
      </h2>
      <p className="mt-3 max-w-[46ch] text-text-2">{words.talkText}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        <CallButton variant="outline" />
        <ButtonLink to={paths.contact} variant="ghost">
          {words.sendMessage}
        </ButtonLink>
      </div>
    </section>
  );
}

function WhatYouLearn() {
  return (
    <section
      aria-labelledby="learn-title"
      className="grid items-start gap-9 sm:grid-cols-[12rem_1fr] sm:gap-11 lg:max-xl:grid-cols-[9.5rem_1fr]"
    >
      <div className="hidden pt-1 sm:block">
        <GuideCover />
      </div>
      <div>
        <h2 id="learn-title" className="text-h4">
          {words.learnTitle}
        </h2>
        <ul className="mt-4 grid gap-3">
          {Object.values(guideSections).map((title) => (
            <li key={title} className="flex items-start gap-3.5">
              <span
                aria-hidden="true"
                className="mt-[.62em] h-[7px] w-4 shrink-0 rounded-[2.5px] bg-marigold-600"
              />
              <span>{title}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const spec: LeadFormSpec = {
  formId: 'pip',
  lastSuccessKey: 'pipLeadAt',
  failureText: formTexts.pipFailed,
  parse: (answers) => parsePipRequest(answers, formTexts),
};

const form = pipForm(pipTexts);
const { name, email, ...answers } = form.fields;

function GuideForm() {
  return (
    <LeadForm
      spec={spec}
      label={form.label}
      unavailable={!hasProject && formTexts.databaseUnavailable}
      className="gap-4 sm:gap-5"
    >
      {({ submitting, fields }) => (
        <>
          <div className="grid gap-4 sm:grid-cols-2 sm:gap-5 lg:grid-cols-1">
            {fields({ name, email })}
          </div>
          {fields(answers)}
          <ConsentLine />
          <Button
            type="submit"
            className="mt-1 w-full"
            busy={submitting}
            busyLabel={words.sending}
            disabled={submitting}
          >
            <Download className="ico" />
            {form.button}
          </Button>
          <p className="hint">{form.notice}</p>
        </>
      )}
    </LeadForm>
  );
}
