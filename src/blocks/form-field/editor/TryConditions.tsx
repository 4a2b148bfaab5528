import { store as blockEditorStore } from '@wordpress/block-editor';
import { getBlockType } from '@wordpress/blocks';
import {
	Button,
	CheckboxControl,
	SelectControl,
	TextControl,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { NOTICES } from '../../../editor/screen/notices';
import { labelText } from '../../../frontend/values/label-text';
import { type Attributes, takesOne, uses } from '../rules/attributes';
import {
	answersOf,
	fieldsToTry,
	hiddenBlocks,
	type Tried,
} from '../rules/tried';
import { setTrial, useFormAround, useTrial } from './trial';

/** Lets the author answer the fields on which conditions depend; the canvas shows what visitors would see. */
export function TryConditions( { clientId }: { readonly clientId: string } ) {
	const { root, blocks } = useFormAround( clientId );
	const tried = useTrial( root );
	const switchTrial = useSwitchTrial( root );
	const fields = fieldsToTry( blocks );
	if ( fields.length === 0 && ! tried ) {
		return null;
	}
	return (
		<fieldset className="rueda-try">
			<legend>{ __( 'Try it', 'rueda' ) }</legend>
			<p>
				{ __(
					'See which parts visitors see with which answers. Nothing of it is saved.',
					'rueda'
				) }
			</p>
			<Button
				variant="secondary"
				__next40pxDefaultSize
				onClick={ () => switchTrial( ! tried ) }
			>
				{ tried
					? __( 'Show everything again', 'rueda' )
					: __( 'Try answers', 'rueda' ) }
			</Button>
			{ tried &&
				fields.map( ( field ) => (
					<Answer
						key={ field.name }
						field={ field }
						answers={ answersOf( field, tried ) }
						onChange={ ( answers ) =>
							setTrial( root, {
								...tried,
								[ field.name ]: answers,
							} )
						}
					/>
				) ) }
			<p role="status">
				{ tried && (
					<Hidden ids={ [ ...hiddenBlocks( blocks, tried ) ] } />
				) }
			</p>
		</fieldset>
	);
}

/** While answers are tried, a notice leads back from everywhere. */
function useSwitchTrial( root: string ): ( isOn: boolean ) => void {
	const { createInfoNotice, removeNotice } = useDispatch( NOTICES );
	const id = `rueda-try-${ root }`;
	const end = () => {
		setTrial( root, null );
		removeNotice( id );
	};
	return ( isOn ) => {
		if ( ! isOn ) {
			end();
			return;
		}
		setTrial( root, {} );
		createInfoNotice(
			__(
				'You are trying the conditions of a form, so some of its parts may not be shown.',
				'rueda'
			),
			{
				id,
				isDismissible: false,
				actions: [
					{
						label: __( 'Show everything again', 'rueda' ),
						onClick: end,
					},
				],
			}
		);
	};
}

/** Says which parts are not shown. */
function Hidden( { ids }: { readonly ids: readonly string[] } ) {
	const titles = useSelect(
		( select ) => {
			const { getBlockName, getBlockAttributes } =
				select( blockEditorStore );
			return ids
				.map(
					( id ) =>
						titleOf( getBlockAttributes( id ) ) ||
						getBlockType( getBlockName( id ) ?? '' )?.title
				)
				.filter( Boolean )
				.join( ', ' );
		},
		[ ids ]
	);
	return titles
		? sprintf(
				/* translators: %s: titles of fields, with commas. */
				__( 'Not shown: %s', 'rueda' ),
				titles
			)
		: __( 'Everything is shown.', 'rueda' );
}

const titleOf = ( attributes: Record< string, unknown > | null ): string =>
	labelText( attributes?.[ 'label' ] ) ||
	labelText( attributes?.[ 'conditionText' ] );

interface AnswerProps {
	readonly field: Attributes;
	readonly answers: Tried[ string ];
	readonly onChange: ( answers: Tried[ string ] ) => void;
}

function Answer( { field, answers, onChange }: AnswerProps ) {
	const label =
		labelText( field.label ) ||
		labelText( field.conditionText ) ||
		field.name;
	const [ answer = '' ] = answers;
	const props = { __nextHasNoMarginBottom: true as const, label };
	const change = ( text: string ) => onChange( text === '' ? [] : [ text ] );
	if ( uses( field.type, 'choices' ) ) {
		return takesOne( field ) ? (
			<SelectControl
				{ ...props }
				__next40pxDefaultSize
				value={ answer }
				options={ [
					{ value: '', label: __( '(no answer)', 'rueda' ) },
					...field.choices.map( ( choice ) => ( {
						value: choice.label,
						label: choice.label,
					} ) ),
				] }
				onChange={ change }
			/>
		) : (
			<Several { ...{ field, answers, onChange } } label={ label } />
		);
	}
	if ( field.type === 'acceptance' || field.type === 'file' ) {
		return (
			<CheckboxControl
				{ ...props }
				checked={ answers.length > 0 }
				onChange={ ( isOn ) => onChange( isOn ? [ '1' ] : [] ) }
			/>
		);
	}
	return (
		<TextControl
			{ ...props }
			__next40pxDefaultSize
			type={ field.type === 'date' ? 'date' : 'text' }
			value={ answer }
			onChange={ change }
		/>
	);
}

function Several( {
	field,
	answers,
	label,
	onChange,
}: AnswerProps & { readonly label: string } ) {
	return (
		<fieldset className="rueda-conditions__values">
			<legend>{ label }</legend>
			{ field.choices.map( ( choice ) => (
				<CheckboxControl
					key={ choice.label }
					__nextHasNoMarginBottom
					label={ choice.label }
					checked={ answers.includes( choice.label ) }
					onChange={ ( isOn ) =>
						onChange(
							isOn
								? [ ...answers, choice.label ]
								: answers.filter(
										( one ) => one !== choice.label
									)
						)
					}
				/>
			) ) }
		</fieldset>
	);
}
