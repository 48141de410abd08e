import { ButtonLink } from '#ui/button.tsx';
import { Panel } from '#ui/panel.tsx';
import * as words from '#words/article.ts';
import { request } from '#words/frame.ts';
import { contact } from '#words/paths.ts';
import { CallButton } from '../clinic/call-button.tsx';
import { useHidesCallBar } from '../layout/call-bar.tsx';

export function CareBox() {
  const hidesCallBar = useHidesCallBar();
  return (
    <aside aria-labelledby="care-title" ref={hidesCallBar} data-steps="">
      <Panel as="div" shape="box" tone="act" className="p-7 print:hidden">
        <h2 id="care-title" className="text-h3">
          {words.careTitle}
        </h2>
        <p className="mt-3">{words.careText}</p>
        <CallButton variant="accent" className="mt-6 w-full" />
        <ButtonLink to={contact} variant="glass" className="mt-3 w-full">
          {request}
        </ButtonLink>
      </Panel>
      <p className="hint mt-4">{words.careNote}</p>
    </aside>
  );
}
