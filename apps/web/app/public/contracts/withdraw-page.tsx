import { Link, type MetaArgs } from 'react-router';
import { useWords } from '../../language.ts';
import { pageMeta } from '../../seo/page-meta.ts';
import { useAddress } from '../../use-address.ts';
import { ContractField } from './contract-field.tsx';
import { DeclarationView } from './declaration-view.tsx';
import { OtherWay } from './other-way.tsx';
import { WITHDRAW_WORDS } from './withdraw-words.ts';

export const meta = ({ location }: MetaArgs) => pageMeta(location.pathname, WITHDRAW_WORDS);

/** Behind 'Vertrag widerrufen' (§ 356a BGB). */
export default function WithdrawPage() {
  const { lead, heading, facts, instruction } = useWords(WITHDRAW_WORDS);
  const address = useAddress();
  const [before, link, after] = instruction;
  return (
    <DeclarationView kind="withdrawal" lead={lead} Fields={ContractField} heading={heading} facts={facts}>
      <p>
        {before}
        <Link to={address('terms')}>{link}</Link>
        {after}
      </p>
      <OtherWay />
    </DeclarationView>
  );
}
