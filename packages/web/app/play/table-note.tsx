/** What a page has to say about the match just now, if anything. */
export const TableNote = ({ text }: { readonly text: string | undefined }) =>
  text === undefined ? null : (
    <p className="table-note" role="status">
      {text}
    </p>
  );
