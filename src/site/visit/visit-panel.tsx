import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Panel } from '#ui/panel.tsx';

type VisitPanelProps = {
  heading: Ref<HTMLHeadingElement>;
  title: string;
  text: string;
  /** The patient has nothing to do but come. */
  isGood: boolean | undefined;
  /** Beside the panel. */
  facts: ReactNode;
  children: ReactNode;
};

/** What a link in a mail shows: the heading says what happened. */
export function VisitPanel({ heading, title, text, isGood, facts, children }: VisitPanelProps) {
  return (
    <div className="grid gap-10 lg:grid-cols-[1.25fr_.75fr] lg:gap-20">
      <Panel as="div" shape="box" tone="facts" className="self-start p-6 sm:p-10">
        {isGood && (
          <span className="mb-6 grid size-14 place-items-center rounded-[16px] bg-juniper-700 text-[1.5rem] text-white">
            <Check className="ico" />
          </span>
        )}
        <h1
          ref={heading}
          tabIndex={-1}
          aria-describedby={text ? 'visit-text' : undefined}
          className="text-h1"
        >
          {title}
        </h1>
        {text && (
          <p id="visit-text" className="mt-3 max-w-[42ch] text-lead wrap-anywhere text-text-2">
            {text}
          </p>
        )}
        {children}
      </Panel>
      {facts}
    </div>
  );
}
