import * as words from '#words/storage.ts';

type Row = [names: string[], kind: string, purpose: string, kept: string];

/** Everything that the site stores in a browser. A new key needs a row here. */
const rows: Row[] = [
  [
    ['cookieConsent', 'cookieConsentDate'],
    words.localStorage,
    words.consentPurpose,
    words.consentKept,
  ],
  [['_ga', '_ga_*'], words.cookie, words.analyticsPurpose, words.analyticsKept],
  [
    ['contactLeadAt', 'pipLeadAt', 'attorneyLeadAt'],
    words.localStorage,
    words.sentPurpose,
    words.untilYouClear,
  ],
  [
    ['form:appointment', 'form:pip', 'form:attorney'],
    words.sessionStorage,
    words.answersPurpose,
    words.answersKept,
  ],
  [
    ['react-router-scroll-positions', 'remix-router-transitions'],
    words.sessionStorage,
    words.placesPurpose,
    words.untilTabCloses,
  ],
  [['loadedAgain *'], words.sessionStorage, words.loadedPurpose, words.untilTabCloses],
  [['firebase-heartbeat-database'], words.indexedDb, words.databasePurpose, words.databaseKept],
  [['theme', 'leadNotices'], words.localStorage, words.themePurpose, words.untilCleared],
  [['post-copy:*'], words.localStorage, words.postPurpose, words.postKept],
  [['staff-session'], words.cookie, words.sessionPurpose, words.sessionKept],
  [['lastActive', 'lastPassword'], words.localStorage, words.lockPurpose, words.untilCleared],
  [['firebase:authUser:*'], words.localStorage, words.signedInPurpose, words.untilSignOut],
  [['firebaseLocalStorageDb'], words.indexedDb, words.otherStorePurpose, words.untilSignOut],
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
        {rows.map(([names, kind, purpose, kept]) => (
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
