<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

use Rueda\Form\Field\FieldType;

defined( 'ABSPATH' ) || exit;

/** Knows the types of form-tags in templates. */
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

	/** Types without a name, because they belong to the whole form. */
	private const NAMELESS = [ 'response', 'submit', 'turnstile', 'recaptcha', 'stripe' ];

	/** Whether a type is known; an asterisk is allowed for types that can be required. */
	public static function is_known( string $type ): bool {
		return str_ends_with( $type, '*' )
			? in_array( substr( $type, 0, -1 ), FieldType::CAN_BE_REQUIRED, true )
			: in_array( $type, self::NAMED, true ) || in_array( $type, self::NAMELESS, true );
	}

	public static function has_name( string $type ): bool {
		return in_array( rtrim( $type, '*' ), self::NAMED, true );
	}
}
