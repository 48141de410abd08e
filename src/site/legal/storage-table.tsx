import * as words from '#words/storage.ts';

type Entry = { names: string[]; kind: string; purpose: string; kept: string };

/** Everything that the site stores in a browser. A new key needs a row here. */
const entries: Entry[] = [
  {
    names: ['cookieConsent', 'cookieConsentDate'],
    kind: words.localStorage,
    purpose: words.consentPurpose,
    kept: words.consentKept,
  },
  {
    names: ['_ga', '_ga_*'],
    kind: words.cookie,
    purpose: words.analyticsPurpose,
    kept: words.analyticsKept,
  },
  {
    names: ['contactLeadAt', 'pipLeadAt', 'attorneyLeadAt'],
    kind: words.localStorage,
    purpose: words.sentPurpose,
    kept: words.untilYouClear,
  },
  {
    names: ['form:appointment', 'form:pip', 'form:attorney'],
    kind: words.sessionStorage,
    purpose: words.answersPurpose,
    kept: words.answersKept,
  },
  {
    names: ['react-router-scroll-positions', 'remix-router-transitions'],
    kind: words.sessionStorage,
    purpose: words.placesPurpose,
    kept: words.untilTabCloses,
  },
  {
    names: ['loadedAgain *'],
    kind: words.sessionStorage,
    purpose: words.loadedPurpose,
    kept: words.untilTabCloses,
  },
  {
    names: ['firebase-heartbeat-database'],
    kind: words.indexedDb,
    purpose: words.databasePurpose,
    kept: words.databaseKept,
  },
  {
    names: ['theme', 'leadNotices'],
    kind: words.localStorage,
    purpose: words.themePurpose,
    kept: words.untilCleared,
  },
  {
    names: ['post-copy:*'],
    kind: words.localStorage,
    purpose: words.postPurpose,
    kept: words.postKept,
  },
  {
    names: ['staff-session'],
    kind: words.cookie,
    purpose: words.sessionPurpose,
    kept: words.sessionKept,
  },
  {
    names: ['lastActive', 'lastPassword'],
    kind: words.localStorage,
    purpose: words.lockPurpose,
    kept: words.untilCleared,
  },
  {
    names: ['firebase:authUser:*'],
    kind: words.localStorage,
    purpose: words.signedInPurpose,
    kept: words.untilSignOut,
  },
  {
    names: ['firebaseLocalStorageDb'],
    kind: words.indexedDb,
    purpose: words.otherStorePurpose,
    kept: words.untilSignOut,
  },
];

export function StorageTable() {
  return (
    <table className="storage-table">
      <caption className="sr-only">{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.name}</th>
          <th scope="col">{words.kind}</th>
          <th scope="col">{words.purpose}</th>
          <th scope="col">{words.kept}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ names, kind, purpose, kept }) => (
          <tr key={names[0]}>
            <th scope="row" translate="no">
              {names.map((name) => (
                <span
                  key={name}
                  className="block font-[ui-monospace,monospace] text-[min(.875rem,5.5vw)] font-semibold wrap-normal text-text"
                >
                  {name}
                </span>
              ))}
            </th>
            <td>{kind}</td>
            <td>{purpose}</td>
            <td>{kept}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
