import { CheckboxControl, Notice } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { PLAIN } from '../../settings/plain';
import type { CheckedKit } from '../rules/answers';
import { codeIn, type ImportChoice } from '../rules/importing';
import { itemText } from '../words';

interface BroughtCodeProps {
	readonly kit: CheckedKit;
	/** Without it, all of the kit is named and nothing is asked. */
	readonly choice?: ImportChoice;
	readonly onTrust?: ( isTrusted: boolean ) => void;
}

/** Names what needs the admin's trust, and asks whether it may come in. */
export function BroughtCode( { kit, choice, onTrust }: BroughtCodeProps ) {
	const items = codeIn( kit, choice );
	if ( items.length === 0 ) {
		return null;
	}
	return (
		<Notice
			className="rueda-kits__code"
			status="warning"
			isDismissible={ false }
			spokenMessage={ titleText() }
		>
			<p>
				<strong>{ titleText() }</strong>
			</p>
			<ul className="rueda-kits__reasons">
				{ items.map( ( item ) => (
					<li key={ item.key }>
						<strong>{ itemText( item ) }</strong>{ ' ' }
						{ item.code.join( ' ' ) }
					</li>
				) ) }
			</ul>
			{ ! kit.trust && (
				<p>
					{ __(
						'All of this is left out, because you may not publish unfiltered HTML here.',
						'rueda'
					) }
				</p>
			) }
			{ kit.trust && ! choice && (
				<p>
					{ __(
						'All of this is left out, unless you say in the next step that you trust who made this kit.',
						'rueda'
					) }
				</p>
			) }
			{ kit.trust && choice && onTrust && (
				<CheckboxControl
					{ ...PLAIN }
					label={ __( 'I trust who made this kit', 'rueda' ) }
					help={ __(
						'Without it, all of this is left out. With it, all of this comes in, and these items become drafts beside what you have, so that you can look at them first.',
						'rueda'
					) }
					checked={ choice.isTrusted }
					onChange={ onTrust }
				/>
			) }
		</Notice>
	);
}

const titleText = () =>
	__( 'Some of this kit runs as code or loses messages', 'rueda' );
