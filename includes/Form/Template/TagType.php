<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

use Rueda\Form\Field\FieldType;

defined( 'ABSPATH' ) || exit;

/** The types of form-tags that templates are written in. */
final class TagType {

	private const NAMED = [
		'text',
		'email',
		'url',
		'tel',
		'textarea',
		'number',
		'range',
		'date',
		'select',
		'checkbox',
		'radio',
		'acceptance',
		'quiz',
		'captchac',
		'captchar',
		'file',
		'hidden',
		'count',
		'reflection',
		'output',
	];

	/** Their field is another one's, or they are the whole form's. */
	private const NAMELESS = [ 'response', 'submit', 'turnstile', 'recaptcha', 'stripe' ];

	/** With an asterisk where it is written so. */
	public static function is_known( string $type ): bool {
		return str_ends_with( $type, '*' )
			? in_array( substr( $type, 0, -1 ), FieldType::CAN_BE_REQUIRED, true )
			: in_array( $type, self::NAMED, true ) || in_array( $type, self::NAMELESS, true );
	}

	public static function has_name( string $type ): bool {
		return in_array( rtrim( $type, '*' ), self::NAMED, true );
	}
}
