import { Checklist } from './checklist.tsx';
import { GuideDrawing } from './drawing.tsx';
import { SectionPage } from './section-page.tsx';
import { sectionNamed } from './sections.ts';

export function FirstDay() {
  return (
    <SectionPage
      name="firstDay"
      tone="alpenglow"
      lead="Tick off what is done. Nobody thinks of everything after a crash, and most of it can still be done tomorrow."
      art={<GuideDrawing file="scripts/seed/art/cover-red-light.svg" className="band-art" />}
    >
      <div className="stack">
        <div className="columns">
          <Checklist
            title="At the scene"
            items={[
              'Move to a safe place if you can. Call 911 if anybody is hurt.',
              'Swap names, phone numbers, plates and insurance details.',
              'Take photos of the cars, the road and any injuries.',
              'Ask witnesses for their names and numbers.',
              'Ask the officer for the number of the police report.',
            ]}
          />
          <Checklist
            title="Later the same day"
            items={[
              'Call your own insurer, even if the other driver caused the crash.',
              'If anybody is hurt, say so, and ask to open a PIP claim.',
              `Write the claim number and the adjuster’s name on page ${sectionNamed('records').page}.`,
              'Ask which deadlines apply to you.',
              'Tell your employer if you cannot work.',
            ]}
          />
        </div>
        <Checklist
          title="Before the day is over"
          wide
          items={[
            'Have new pain checked. Tell them about the crash, and when the pain began.',
            'Notice what changes. Symptoms can appear hours or days later.',
            'Start a folder for papers, photos and receipts.',
            'Write down what happened while you remember it.',
          ]}
        />
        <div className="columns">
          <div className="box box-sky">
            <h3>Words for the call</h3>
            <p>
              “I was in a car crash and would like to report it.” If anybody is hurt, say so, and
              ask to open a PIP claim. “What are the claim number, the adjuster’s name, and the
              address where medical bills go?”
            </p>
          </div>
          <div className="box box-sun">
            <h3>If the other insurer calls</h3>
            <p>
              You may be asked for a recorded statement or a signature. You can ask for time, and
              speak with an attorney first. Your own claim does not have to wait for them.
            </p>
          </div>
        </div>
      </div>
    </SectionPage>
  );
}
