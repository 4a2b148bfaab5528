import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import type { RuleField } from '../../../editor/conditions/rule-field';
import { sentenceOf } from '../../../editor/conditions/words';
import type { Offer } from './offer';

interface OfferRowProps {
	readonly offer: Offer;
	readonly fields: readonly RuleField[];
	readonly isFirst: boolean;
	readonly isLast: boolean;
	readonly onEdit: () => void;
	readonly onMove: ( step: 1 | -1 ) => void;
	readonly onRemove: () => void;
}

/** The name of a call to action, when it is shown, and what can be done with it. */
export function OfferRow( { offer, fields, ...does }: OfferRowProps ) {
	const { cta, when } = offer;
	const title = cta.title || __( '(no title)', 'rueda' );
	return (
		<li>
			<strong>{ title }</strong>
			<p>
				{ when.rules.length === 0
					? __( 'Shown for every result', 'rueda' )
					: sprintf(
							/* translators: %s: rules, as in "the lowest area is Health". */
							__( 'Shown when %s', 'rueda' ),
							sentenceOf( when, fields )
						) }
			</p>
			<Buttons title={ title } { ...does } />
		</li>
	);
}

interface ButtonsProps extends Omit< OfferRowProps, 'offer' | 'fields' > {
	readonly title: string;
}

function Buttons( { title, isFirst, isLast, ...on }: ButtonsProps ) {
	const buttons = [
		{ text: __( 'Edit', 'rueda' ), run: on.onEdit },
		{
			text: __( 'Move up', 'rueda' ),
			step: -1,
			isOff: isFirst,
			run: () => on.onMove( -1 ),
		},
		{
			text: __( 'Move down', 'rueda' ),
			step: 1,
			isOff: isLast,
			run: () => on.onMove( 1 ),
		},
		{
			text: __( 'Delete', 'rueda' ),
			isDestructive: true,
			run: on.onRemove,
		},
	];
	return (
		<div className="rueda-offers__buttons">
			{ buttons.map( ( { text, step, isOff, isDestructive, run } ) => (
				<Button
					key={ text }
					size="small"
					variant="tertiary"
					label={ sprintf(
						/* translators: 1: what a button does, 2: the call to action that it belongs to. */
						__( '%1$s: %2$s', 'rueda' ),
						text,
						title
					) }
					disabled={ isOff ?? false }
					accessibleWhenDisabled
					isDestructive={ isDestructive ?? false }
					data-move={ step }
					onClick={ run }
				>
					{ text }
				</Button>
			) ) }
		</div>
	);
}
