import { Button } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as blockEditorStore } from '@wordpress/block-editor';
import { useEntityProp } from '@wordpress/core-data';
import { useEffect, useMemo, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { OFFERS_MOST } from '../../../definitions/offers';
import { newRule } from '../../../editor/conditions/change';
import type { RuleField } from '../../../editor/conditions/rule-field';
import { useRowFocus } from '../../../editor/fields/useRowFocus';
import { NOTICES } from '../../../editor/screen/notices';
import { settingsOf } from '../settings';
import { useMeta } from '../useMeta';
import { countedAreas } from '../wheel';
import { resultFields } from './fields';
import { newOffer, type Offer, readOffers } from './offer';
import { OfferDialog } from './OfferDialog';
import { OfferRow } from './OfferRow';
import { SampleResults } from './SampleResults';

/** The wheel's calls to action for some results, in the order in which their rules are tried. */
export function OffersPanel() {
	const [ offers, setOffers ] = useOffers();
	const { areas, fields } = useResult();
	const [ opened, open ] = useState< string | null >( null );
	const edited = offers.find( ( { id } ) => id === opened );
	const add = () => {
		const rules = fields.slice( 0, 1 ).map( newRule );
		const offer = newOffer( { match: 'all', rules } );
		setOffers( [ ...offers, offer ] );
		open( offer.id );
	};
	return (
		<div className="rueda-offers">
			<h3>{ __( 'For some results', 'rueda' ) }</h3>
			<p>
				{ offers.length === 0
					? __(
							'Offer something that fits: add a call to action for those whose lowest area is Health, for example. All others get the one above.',
							'rueda'
						)
					: __(
							'The first one whose rules hold is shown. If none holds, visitors get the one above.',
							'rueda'
						) }
			</p>
			<List { ...{ offers, fields, setOffers } } onEdit={ open } />
			<Button
				variant="secondary"
				disabled={ offers.length >= OFFERS_MOST }
				accessibleWhenDisabled
				onClick={ add }
			>
				{ __( 'Add call to action for some results', 'rueda' ) }
			</Button>
			{ offers.length > 0 && (
				<SampleResults offers={ offers } areas={ areas } />
			) }
			{ edited && (
				<OfferDialog
					offer={ edited }
					fields={ fields }
					onChange={ ( changed ) =>
						setOffers(
							offers.map( ( offer ) =>
								offer.id === changed.id ? changed : offer
							)
						)
					}
					onClose={ () => open( null ) }
				/>
			) }
		</div>
	);
}

interface ListProps {
	readonly offers: Offers;
	readonly fields: readonly RuleField[];
	readonly setOffers: ( offers: Offers ) => void;
	readonly onEdit: ( id: string ) => void;
}

function List( { offers, fields, setOffers, onEdit }: ListProps ) {
	const list = useRef< HTMLOListElement >( null );
	const focusRow = useRowFocus( list );
	const remove = useRemoval( offers, setOffers );
	return (
		<ol ref={ list }>
			{ offers.map( ( offer, at ) => (
				<OfferRow
					key={ offer.id }
					offer={ offer }
					fields={ fields }
					isFirst={ at === 0 }
					isLast={ at === offers.length - 1 }
					onEdit={ () => onEdit( offer.id ) }
					onMove={ ( step ) => {
						setOffers( moved( offers, at, step ) );
						focusRow( at + step, `[data-move="${ step }"]` );
					} }
					onRemove={ () => {
						remove( offer );
						focusRow( at, 'button' );
					} }
				/>
			) ) }
		</ol>
	);
}

type Offers = readonly Offer[];

function useOffers(): readonly [ Offers, ( offers: Offers ) => void ] {
	const [ stored, setStored ] = useEntityProp< unknown >(
		'postType',
		'wheel',
		'rueda_offers'
	);
	return [
		useMemo( () => readOffers( stored ), [ stored ] ),
		( offers ) => setStored( { offers } ),
	];
}

/** The areas on the canvas, and what rules can be about. */
function useResult() {
	const [ meta ] = useMeta();
	const blocks = useSelect(
		( select ) => select( blockEditorStore ).getBlocks(),
		[]
	);
	return useMemo( () => {
		const areas = countedAreas( blocks, settingsOf( meta ) ).filter(
			( { label } ) => label !== ''
		);
		return {
			areas,
			fields: resultFields( areas, meta.wheel_meta_wished === true ),
		};
	}, [ blocks, meta ] );
}

/** Deletes at once, and offers to undo it: nobody wants to write a text twice. */
function useRemoval(
	offers: Offers,
	setOffers: ( offers: Offers ) => void
): ( offer: Offer ) => void {
	const { createSuccessNotice } = useDispatch( NOTICES );
	const latest = useRef( offers );
	useEffect( () => {
		latest.current = offers;
	}, [ offers ] );
	return ( offer ) => {
		const at = offers.indexOf( offer );
		setOffers( offers.filter( ( one ) => one !== offer ) );
		// Other changes since then stay.
		const putBack = () =>
			setOffers( [
				...latest.current.slice( 0, at ),
				offer,
				...latest.current.slice( at ),
			] );
		createSuccessNotice(
			sprintf(
				/* translators: %s: title of a call to action. */
				__( 'Call to action “%s” deleted.', 'rueda' ),
				offer.cta.title || __( '(no title)', 'rueda' )
			),
			{
				id: 'rueda-offer-deleted',
				type: 'snackbar',
				actions: [ { label: __( 'Undo', 'rueda' ), onClick: putBack } ],
			}
		);
	};
}

function moved( offers: Offers, at: number, step: 1 | -1 ): Offers {
	const list = [ ...offers ];
	list.splice( at + step, 0, ...list.splice( at, 1 ) );
	return list;
}
