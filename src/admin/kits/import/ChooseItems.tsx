import { Button, RadioControl, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { Question } from '../../../editor/screen/Question';
import { PLAIN_INPUT } from '../../settings/plain';
import { ItemList } from '../ItemList';
import { Problem } from '../Loaded';
import { BroughtCode } from './BroughtCode';
import { NewPages } from './NewPages';
import { State } from './Preview';
import type { CheckedKit, Conflict, KitItem } from '../rules/answers';
import {
	conflicts,
	possible,
	replacedIn,
	type ImportChoice,
} from '../rules/importing';
import { initialStates } from '../rules/initial-state';
import type { ImportActions } from './useImport';
import { useSections } from '../useSections';
import { answerText, numberText, settingText } from '../words';

interface ChooseItemsProps {
	readonly kit: CheckedKit;
	readonly choice: ImportChoice;
	readonly isStarting: boolean;
	readonly why?: string | undefined;
	readonly actions: ImportActions;
}

/** Lets the admin choose items, and decide about those that exist already. */
export function ChooseItems( {
	kit,
	choice,
	isStarting,
	why,
	actions,
}: ChooseItemsProps ) {
	const sections = useSectionsOf( kit );
	return (
		<>
			<fieldset
				role="none"
				className="rueda-kits__choice"
				disabled={ isStarting }
			>
				<ForAll
					kit={ kit }
					choice={ choice }
					onAnswer={ actions.answer }
				/>
				<ItemList
					sections={ sections }
					items={ possible( kit ) }
					keys={ choice.keys }
					warning={ __(
						'Without it, its place stays empty, unless this site has it already.',
						'rueda'
					) }
					onSelect={ actions.select }
					onUnselect={ actions.unselect }
				>
					{ ( item ) => (
						<AnswerField
							item={ item }
							choice={ choice }
							onAnswer={ actions.answer }
						/>
					) }
				</ItemList>
				<Settings kit={ kit } choice={ choice } actions={ actions } />
				<NewPages kit={ kit } choice={ choice } actions={ actions } />
				<BroughtCode
					kit={ kit }
					choice={ choice }
					onTrust={ actions.trust }
				/>
			</fieldset>
			{ why !== undefined && <Problem why={ why } /> }
			<ImportNow
				isStarting={ isStarting }
				replaced={ countReplaced( kit, choice ) }
				isEmpty={ isEmpty( choice ) }
				onStart={ () => actions.start( kit, choice ) }
				onBack={ () => actions.turn( 'preview' ) }
			/>
		</>
	);
}

function useSectionsOf( { manifest, groups }: CheckedKit ) {
	const sections = useSections();
	const states = initialStates( sections, {
		uploadedData: { manifest, groups },
	} );
	return sections.filter( ( { key } ) => states[ key ] );
}

interface ImportNowProps {
	readonly isStarting: boolean;
	readonly replaced: Replaced;
	/** Whether nothing is chosen. */
	readonly isEmpty: boolean;
	readonly onStart: () => void;
	readonly onBack: () => void;
}

/** The button that starts the import. It asks first if something on this site will be replaced. */
function ImportNow( {
	isStarting,
	replaced,
	isEmpty,
	onStart,
	onBack,
}: ImportNowProps ) {
	const [ isAsking, setAsking ] = useState( false );
	const begin = () => {
		if ( isStarting ) {
			return;
		}
		if ( replaced.items + replaced.settings > 0 ) {
			setAsking( true );
		} else {
			onStart();
		}
	};
	return (
		<>
			<p className="rueda-kits__actions">
				<Button
					variant="primary"
					isBusy={ isStarting }
					disabled={ isEmpty }
					__experimentalIsFocusable
					onClick={ begin }
				>
					{ isStarting
						? __( 'Starting…', 'rueda' )
						: __( 'Import now', 'rueda' ) }
				</Button>
				<Button
					variant="tertiary"
					disabled={ isStarting }
					__experimentalIsFocusable
					onClick={ onBack }
				>
					{ __( 'Back', 'rueda' ) }
				</Button>
				{ isEmpty && (
					<span>{ __( 'Choose at least one item.', 'rueda' ) }</span>
				) }
			</p>
			{ isAsking && (
				<ReplaceQuestion
					replaced={ replaced }
					onYes={ () => {
						setAsking( false );
						onStart();
					} }
					onNo={ () => setAsking( false ) }
				/>
			) }
		</>
	);
}

interface ReplaceQuestionProps {
	readonly replaced: Replaced;
	readonly onYes: () => void;
	readonly onNo: () => void;
}

const ReplaceQuestion = ( { replaced, onYes, onNo }: ReplaceQuestionProps ) => (
	<Question
		title={ __( 'Replace what is here?', 'rueda' ) }
		yes={ __( 'Replace and import', 'rueda' ) }
		onYes={ onYes }
		onNo={ onNo }
	>
		{ replacedText( replaced ) }{ ' ' }
		{ __(
			'For 30 days you can undo the import, and get them back.',
			'rueda'
		) }
	</Question>
);

interface Replaced {
	readonly items: number;
	readonly settings: number;
}

const isEmpty = ( { keys, settings }: ImportChoice ): boolean =>
	keys.size === 0 && ! Object.values( settings ).includes( 'kit' );

const countReplaced = ( kit: CheckedKit, choice: ImportChoice ): Replaced => ( {
	items: replacedIn( kit, choice ).length,
	settings: Object.values( choice.settings ).filter(
		( answer ) => answer === 'kit'
	).length,
} );

const replacedText = ( { items, settings }: Replaced ): string =>
	[
		items > 0
			? sprintf(
					/* translators: %s: a number. */
					_n(
						'%s item of this site gets the content of the kit.',
						'%s items of this site get the content of the kit.',
						items,
						'rueda'
					),
					numberText( items )
				)
			: '',
		settings > 0
			? sprintf(
					/* translators: %s: a number. */
					_n(
						'%s part of your settings is replaced.',
						'%s parts of your settings are replaced.',
						settings,
						'rueda'
					),
					numberText( settings )
				)
			: '',
	]
		.join( ' ' )
		.trim();

interface AnswerProps {
	readonly choice: ImportChoice;
	readonly onAnswer: ImportActions[ 'answer' ];
}

/** One answer for all items that need a decision. */
function ForAll( {
	kit,
	choice,
	onAnswer,
}: AnswerProps & { readonly kit: CheckedKit } ) {
	const open = conflicts( kit );
	if ( open.length < 2 ) {
		return null;
	}
	const given = new Set( open.map( ( { key } ) => choice.answers[ key ] ) );
	const [ first ] = given;
	return (
		<SelectControl
			{ ...PLAIN_INPUT }
			className="rueda-kits__for-all"
			label={ sprintf(
				/* translators: %s: a number. */
				_n(
					'%s item is already on this site, with other content',
					'%s items are already on this site, with other content',
					open.length,
					'rueda'
				),
				numberText( open.length )
			) }
			value={ given.size === 1 && first ? first : '' }
			options={ [
				...( given.size === 1
					? []
					: [
							{
								value: '' as const,
								label: __( 'Decide for each', 'rueda' ),
							},
						] ),
				...optionsOf( [
					...new Set( open.flatMap( ( { answers } ) => answers ) ),
				] ),
			] }
			onChange={ ( answer ) => {
				if ( answer !== '' ) {
					onAnswer(
						open.map( ( { key } ) => key ),
						answer
					);
				}
			} }
		/>
	);
}

const optionsOf = ( answers: readonly Conflict[] ) =>
	answers.map( ( value ) => ( { value, label: answerText( value ) } ) );

function AnswerField( {
	item,
	choice,
	onAnswer,
}: AnswerProps & { readonly item: KitItem } ) {
	const answer = choice.answers[ item.key ];
	return (
		<div className="rueda-kits__about">
			<State item={ item } />
			{ item.answers.length > 1 &&
				answer &&
				choice.keys.has( item.key ) && (
					<SelectControl
						{ ...PLAIN_INPUT }
						hideLabelFromVision
						label={ sprintf(
							/* translators: %s: the title of an item. */
							__( 'What to do with %s', 'rueda' ),
							item.title
						) }
						value={ answer }
						options={ optionsOf( item.answers ) }
						onChange={ ( chosen ) =>
							onAnswer( [ item.key ], chosen )
						}
					/>
				) }
		</div>
	);
}

type SettingsProps = Pick< ChooseItemsProps, 'kit' | 'choice' | 'actions' >;

function Settings( { kit, choice, actions }: SettingsProps ) {
	const different = kit.settings.filter( ( { state } ) => state !== 'same' );
	if ( different.length === 0 ) {
		return null;
	}
	return (
		<section className="rueda-kits__section">
			<h3>{ __( 'Settings', 'rueda' ) }</h3>
			{ different.map( ( { part } ) => (
				<RadioControl
					key={ part }
					label={ settingText( part ) }
					selected={ choice.settings[ part ] ?? 'mine' }
					options={ [
						{ value: 'mine', label: __( 'Keep mine', 'rueda' ) },
						{
							value: 'kit',
							label: __( 'Use those of the kit', 'rueda' ),
						},
					] }
					onChange={ ( answer ) =>
						actions.settle(
							part,
							answer === 'kit' ? 'kit' : 'mine'
						)
					}
				/>
			) ) }
		</section>
	);
}
