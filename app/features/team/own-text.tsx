/** A name or title as the label of a choice, which the closed select cuts at the text's own end. */
export const OwnText = ({ text }: { text: string }) => (
  <bdi className="in-data-[slot=value]:block in-data-[slot=value]:truncate in-data-[slot=value]:align-match-parent">
    {text}
  </bdi>
);
