import { Link } from 'react-router-dom';
import { FirstVisitPrice } from '#facts/first-visit-price.tsx';
import { Dashes } from '#ui/dashes.tsx';
import { Panel } from '#ui/panel.tsx';
import * as words from '#words/home.ts';
import { patientInfo } from '#words/paths.ts';
import { useClinic } from '../clinic/use-clinic.ts';

export function WhoPays() {
  return (
    <section aria-labelledby="payers-title" className="relative z-10 -mt-8 md:-mt-9">
      <div className="wrap">
        <Panel
          as="div"
          shape="box"
          tone="money"
          className="grid gap-5 p-5 shadow-3 sm:p-8 lg:gap-7 xl:grid-cols-[15rem_1fr] xl:gap-12 xl:p-9"
        >
          <div>
            <h2 id="payers-title" className="text-h3 xl:text-[1.875rem] xl:leading-[1.14]">
              {words.whoPays}
            </h2>
            <FirstVisitPrice clinic={useClinic()} className="mt-2 xl:mt-4" />
          </div>
          <ol className="grid gap-4 md:grid-cols-3 md:gap-0">
            {words.payers.map(({ name, text }, i) => (
              <li key={name} className="grid grid-cols-[auto_1fr] gap-x-4 md:block">
                <div className="flex items-center self-start" aria-hidden="true">
                  <span className="num grid size-9 place-items-center rounded-[11px] bg-alpen-700 font-display text-h4 font-bold text-white">
                    {i + 1}
                  </span>
                  {i < words.payers.length - 1 && (
                    <Dashes className="mx-3.5 hidden w-auto flex-1 md:block" />
                  )}
                </div>
                <div className="md:mt-3.5 md:pr-7">
                  <h3 className="text-h4">{name}</h3>
                  <p className="mt-1 text-[1rem] leading-normal text-text-2">
                    {text}
                    {i === 0 && (
                      <>
                        {' '}
                        <Link to={`${patientInfo}#pip`} className="link whitespace-nowrap">
                          {words.howPipPays}
                        </Link>
                      </>
                    )}
                  </p>
                </div>
              </li>
            ))}
          </ol>
        </Panel>
      </div>
    </section>
  );
}
