import { Accordion } from '#ui/accordion.tsx';
import { callUs } from '#words/call-us.ts';
import { lang } from '#words/lang.ts';
import * as words from '#words/patient-info.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { StructuredData } from '../clinic/structured-data.tsx';
import { useClinic } from '../clinic/use-clinic.ts';

export function Faq() {
  const questions = words.questions(callUs(useClinic().phone));
  const items = questions.map(([question, ...answer]) => ({
    title: question,
    content: answer.map((paragraph) => <p key={paragraph}>{paragraph}</p>),
  }));
  return (
    <section id="questions" className="section" aria-labelledby="questions-title">
      <div className="wrap grid gap-10 print:gap-2 lg:grid-cols-[.7fr_1.3fr] lg:gap-20">
        <div>
          <h2 id="questions-title" className="text-h2">
            {words.questionsTitle}
          </h2>
          <p className="mt-4 max-w-[40ch] text-text-2 print:hidden">{words.askFrontDesk}</p>
          <p className="mt-6 print:hidden">
            <CallButton variant="outline" />
          </p>
        </div>
        <Accordion name="questions" items={items} />
      </div>
      <FaqData questions={questions} />
    </section>
  );
}

function FaqData({ questions }: { questions: ReturnType<typeof words.questions> }) {
  return (
    <StructuredData
      data={{
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        inLanguage: lang,
        mainEntity: questions.map(([question, ...answer]) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
        })),
      }}
    />
  );
}
