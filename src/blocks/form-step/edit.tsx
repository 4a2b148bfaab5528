import {
	InspectorControls,
	RichText,
	store as blockEditorStore,
	useBlockProps,
	useInnerBlocksProps,
} from '@wordpress/block-editor';
import type { BlockEditProps } from '@wordpress/blocks';
import { PanelBody, SelectControl, ToggleControl } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { FORM_BLOCKS } from '../../definitions/form-post';
import { useAppender } from '../../editor/fields/useAppender';
import { WholeForm } from '../../editor/form/WholeForm';

export interface Attributes extends Record< string, unknown > {
	/** The heading. */
	readonly title: string;
	/** Of the heading, 2 to 6. */
	readonly level: number;
	/** The labels of the buttons; empty for the usual ones. */
	readonly next: string;
	readonly back: string;
	/** Whether the step shows all answers. */
	readonly answers: boolean;
}

const STEP = 'rueda/form-step';
const LEVELS = [ 2, 3, 4, 5, 6 ] as const;

/** What a step may contain: all that a form may, but no step. */
const CONTENT = FORM_BLOCKS.filter( ( name ) => name !== STEP );

export function Edit( {
	attributes,
	setAttributes,
	clientId,
}: BlockEditProps< Attributes > ) {
	const { title, level, answers } = attributes;
	const [ number, count ] = usePlace( clientId );
	const inner = useInnerBlocksProps(
		{ className: 'rueda-step__content' },
		{ allowedBlocks: CONTENT, ...useAppender( clientId ) }
	);
	return (
		<section
			{ ...useBlockProps( { className: 'wpcf7 wpcf7-form rueda-step' } ) }
		>
			<WholeForm clientId={ clientId } />
			<Settings attributes={ attributes } onChange={ setAttributes } />
			<p className="rueda-step__number">
				{
					// translators: 1: number of a step, 2: number of all steps.
					sprintf( __( 'Step %1$d of %2$d', 'rueda' ), number, count )
				}
			</p>
			<RichText
				identifier="title"
				tagName={ `h${ LEVELS.find( ( one ) => one === level ) ?? 2 }` }
				className="rueda-step__title"
				aria-label={ __( 'Name of the step', 'rueda' ) }
				placeholder={ __( 'Name of the step', 'rueda' ) }
				value={ title }
				allowedFormats={ [] }
				disableLineBreaks
				onChange={ ( value ) => setAttributes( { title: value } ) }
			/>
			{ answers && (
				<p className="rueda-step__note">
					{ __(
						'Here visitors see all their answers, each with a button to change it.',
						'rueda'
					) }
				</p>
			) }
			<div { ...inner } />
			<Buttons
				attributes={ attributes }
				isFirst={ number === 1 }
				isLast={ number === count }
				onChange={ setAttributes }
			/>
		</section>
	);
}

interface PartProps {
	readonly attributes: Attributes;
	readonly onChange: ( change: Partial< Attributes > ) => void;
}

const Settings = ( {
	attributes: { answers, level },
	onChange,
}: PartProps ) => (
	<InspectorControls>
		<PanelBody title={ __( 'Step', 'rueda' ) }>
			<div className="rueda-fields">
				<ToggleControl
					__nextHasNoMarginBottom
					label={ __( 'Show all answers', 'rueda' ) }
					help={ __(
						'Visitors see what they have answered in the other steps, and can change it.',
						'rueda'
					) }
					checked={ answers }
					onChange={ ( isOn ) => onChange( { answers: isOn } ) }
				/>
				<SelectControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					label={ __( 'Heading level', 'rueda' ) }
					value={ String( level ) }
					options={ LEVELS.map( ( one ) => ( {
						value: String( one ),
						label: String( one ),
					} ) ) }
					onChange={ ( value ) =>
						onChange( { level: Number( value ) } )
					}
				/>
			</div>
		</PanelBody>
	</InspectorControls>
);

interface ButtonsProps extends PartProps {
	readonly isFirst: boolean;
	readonly isLast: boolean;
}

/** The last step has the button that sends the form instead of "Next". */
const Buttons = ( {
	attributes: { back, next },
	isFirst,
	isLast,
	onChange,
}: ButtonsProps ) => (
	<div className="rueda-step__buttons">
		{ ! isFirst && (
			<RichText
				identifier="back"
				tagName="span"
				className="wp-element-button rueda-steps__back"
				aria-label={ __( 'Button text: back', 'rueda' ) }
				placeholder={ __( 'Back', 'rueda' ) }
				value={ back }
				allowedFormats={ [] }
				disableLineBreaks
				onChange={ ( value ) => onChange( { back: value } ) }
			/>
		) }
		{ ! isLast && (
			<RichText
				identifier="next"
				tagName="span"
				className="wp-element-button"
				aria-label={ __( 'Button text: next', 'rueda' ) }
				placeholder={ __( 'Next', 'rueda' ) }
				value={ next }
				allowedFormats={ [] }
				disableLineBreaks
				onChange={ ( value ) => onChange( { next: value } ) }
			/>
		) }
	</div>
);

/** The number of a step among those beside it, and how many they are. */
const usePlace = ( clientId: string ): readonly [ number, number ] =>
	useSelect(
		( select ) => {
			const { getBlockRootClientId, getBlocks } =
				select( blockEditorStore );
			const steps = getBlocks(
				getBlockRootClientId( clientId ) ?? ''
			).filter( ( { name } ) => name === STEP );
			return [
				steps.findIndex( ( step ) => step.clientId === clientId ) + 1,
				steps.length,
			] as const;
		},
		[ clientId ]
	);
