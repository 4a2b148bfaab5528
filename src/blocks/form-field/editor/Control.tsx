import { RichText } from '@wordpress/block-editor';
import { __, sprintf } from '@wordpress/i18n';
import { type Attributes, type Change, takesOne } from '../rules/attributes';
import { chosenIn } from '../rules/choices';
import { startOf } from '../rules/count';
import type { Other } from './useForm';

interface ControlProps {
	readonly attributes: Attributes;
	/** All fields of the form. */
	readonly fields: readonly Other[];
	readonly onChange: Change;
}

const UNWRAPPED: readonly string[] = [ 'hidden', 'count', 'response' ];

/** On the page, these types have space for an error below. */
const isWrapped = ( type: string ) => ! UNWRAPPED.includes( type );

const still = { tabIndex: -1, readOnly: true } as const;

/** Shows the control as on the page. Authors cannot type into it, so it gets neither focus nor presses. */
export function Control( { attributes, fields, onChange }: ControlProps ) {
	const { type, conditionText, labelFirst, isChecked } = attributes;
	if ( type !== 'acceptance' ) {
		return (
			<div
				className={ `rueda-field__control${ isWrapped( type ) ? ' wpcf7-form-control-wrap' : '' }` }
				aria-hidden="true"
			>
				<Picture attributes={ attributes } fields={ fields } />
			</div>
		);
	}
	const box = (
		<input
			type="checkbox"
			aria-hidden="true"
			checked={ isChecked }
			{ ...still }
		/>
	);
	return (
		<span className="wpcf7-list-item rueda-field__row">
			{ ! labelFirst && box }
			<RichText
				identifier="conditionText"
				tagName="div"
				className="rueda-field__words"
				aria-label={ __( 'What visitors agree to', 'rueda' ) }
				placeholder={ __( 'What visitors agree to', 'rueda' ) }
				value={ conditionText }
				allowedFormats={ [ 'core/bold', 'core/italic', 'core/link' ] }
				disableLineBreaks
				onChange={ ( value ) => onChange( { conditionText: value } ) }
			/>
			{ labelFirst && box }
		</span>
	);
}

type PictureProps = Omit< ControlProps, 'onChange' >;

function Picture( { attributes, fields }: PictureProps ) {
	const { type, placeholder, defaultValue } = attributes;
	switch ( type ) {
		case 'textarea':
			return (
				<textarea
					rows={ attributes.rows ?? 10 }
					placeholder={ placeholder }
					value={ defaultValue }
					{ ...still }
				/>
			);
		case 'select':
			return <Select { ...attributes } />;
		case 'checkbox':
		case 'radio':
			return <Group { ...attributes } />;
		// Each in one element, because a second one would be below the space for an error.
		case 'quiz':
			return (
				<span>
					<span className="wpcf7-quiz-label">
						{ questionOf( attributes ) }
					</span>{ ' ' }
					<input type="text" { ...still } />
				</span>
			);
		case 'captcha':
			return (
				<span>
					<span className="rueda-field__letters">R U E D A</span>
					<input type="text" { ...still } />
				</span>
			);
		case 'hidden':
			return (
				<p className="rueda-field__unseen">
					{ sprintf(
						/* translators: %s: name of a field. */
						__( 'Hidden field “%s”', 'rueda' ),
						attributes.name
					) }
				</p>
			);
		case 'count':
			return <Count attributes={ attributes } fields={ fields } />;
		case 'response':
			return (
				<p className="rueda-field__unseen">
					{ __( 'The form’s response appears here.', 'rueda' ) }
				</p>
			);
		case 'acceptance':
			return null;
		default:
			return <Input { ...attributes } />;
	}
}

const Count = ( { attributes, fields }: PictureProps ) => (
	<span className="wpcf7-character-count">
		{ startOf( attributes, fields ) }
	</span>
);

function Input( attributes: Attributes ) {
	const { type, placeholder, defaultValue, min, max, step } = attributes;
	switch ( type ) {
		case 'file':
			return <input type="file" tabIndex={ -1 } />;
		case 'range':
			return (
				<input
					type="range"
					min={ min || 0 }
					max={ max || 100 }
					value={ defaultValue || middleOf( min, max ) }
					{ ...still }
				/>
			);
		case 'number':
			return (
				<input
					type="number"
					{ ...{ min, max, step, placeholder } }
					value={ defaultValue }
					{ ...still }
				/>
			);
		default:
			return (
				<input
					type={ type }
					placeholder={ placeholder }
					value={ defaultValue }
					{ ...still }
				/>
			);
	}
}

/** Where the browser puts a slider without a value. */
const middleOf = ( min: string, max: string ): number =>
	( Number( min || 0 ) + Number( max || 100 ) ) / 2;

/** The server's default question, if the author has written none. */
function questionOf( { questions }: Attributes ): string {
	const question = questions[ 0 ]?.question ?? '';
	return question === '' ? '1+1=?' : question;
}

function Select( attributes: Attributes ) {
	const { choices, includeBlank, isMultiple, size } = attributes;
	const chosen = chosenIn( choices, takesOne( attributes ) ).map( String );
	return (
		<select
			// React does not update the first choice of an uncontrolled list, so the list is created again.
			key={ `${ isMultiple } ${ chosen.join() }` }
			defaultValue={ isMultiple ? chosen : chosen[ 0 ] }
			multiple={ isMultiple }
			size={ size }
			tabIndex={ -1 }
		>
			{ ( includeBlank || choices.length === 0 ) && (
				<option value="">
					{ __( '—Please choose an option—', 'rueda' ) }
				</option>
			) }
			{ choices.map( ( { label }, index ) => (
				<option key={ index } value={ index }>
					{ label }
				</option>
			) ) }
		</select>
	);
}

function Group( attributes: Attributes ) {
	const { type, choices, labelFirst, hasFreeText } = attributes;
	const chosen = chosenIn( choices, takesOne( attributes ) );
	if ( choices.length === 0 ) {
		return (
			<p className="rueda-field__unseen">
				{ __( 'Add choices in the sidebar.', 'rueda' ) }
			</p>
		);
	}
	return (
		<span className="wpcf7-form-control">
			{ choices.map( ( { label }, index ) => {
				const hasText = hasFreeText && index === choices.length - 1;
				return (
					<span
						key={ index }
						className={ `wpcf7-list-item${ hasText ? ' has-free-text' : '' }` }
					>
						<span>
							{ labelFirst && label }
							<input
								type={ type === 'radio' ? 'radio' : 'checkbox' }
								checked={ chosen.includes( index ) }
								{ ...still }
							/>
							{ ! labelFirst && label }
						</span>
						{ hasText && (
							<input
								type="text"
								className="wpcf7-free-text"
								{ ...still }
							/>
						) }
					</span>
				);
			} ) }
		</span>
	);
}
