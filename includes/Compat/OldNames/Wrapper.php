<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

use Rueda\Form\Field\Field;
use Rueda\Form\Field\Tag;
use Rueda\Form\Form;
use Rueda\Form\MailTemplate;
use Rueda\Form\Post\Submission as OurSubmission;
use Rueda\Form\Rules\Validation as OurValidation;
use WeakMap;

defined( 'ABSPATH' ) || exit;

/** Gives functions on hooks our objects in the form in which Contact Form 7 gives its own, and takes them back. */
final class Wrapper {
	/** @var WeakMap<object, object>|null Each of our objects has one wrapper, so that functions can compare them. */
	private static ?WeakMap $wrappers = null;

	/** @return mixed The value for functions on a hook. A list of objects becomes a list of wrappers. */
	public static function wrap( mixed $value ): mixed {
		if ( is_array( $value ) ) {
			return ( reset( $value ) instanceof Tag ) ? array_map( [ self::class, 'wrap' ], $value ) : $value;
		}
		if ( ! is_object( $value ) ) {
			return $value;
		}
		self::$wrappers ??= new WeakMap();

		$wrapper = self::$wrappers[ $value ] ?? self::wrapper_of( $value );
		if ( $wrapper !== $value ) {
			self::$wrappers[ $value ] = $wrapper;
		}
		return $wrapper;
	}

	/** @return mixed What a function on a hook returned, with our object in place of its wrapper. */
	public static function unwrap( mixed $value ): mixed {
		$is_of_us = $value instanceof ContactForm || $value instanceof OldSubmission || $value instanceof OldValidation;
		return $is_of_us ? $value->ours() : $value;
	}

	private static function wrapper_of( object $value ): object {
		return match ( true ) {
			$value instanceof Form          => new ContactForm( $value ),
			$value instanceof OurSubmission => new OldSubmission( $value ),
			$value instanceof OurValidation => new OldValidation( $value ),
			$value instanceof Tag           => OldFormTag::from_tag( $value ),
			$value instanceof Field         => OldFormTag::from_tag( new Tag( $value ) ),
			$value instanceof MailTemplate  => new Mail( $value->name(), $value->to_array() ),
			default                         => $value,
		};
	}

	public static function form( Form $form ): ContactForm {
		$wrapper = self::wrap( $form );
		return $wrapper instanceof ContactForm ? $wrapper : new ContactForm( $form );
	}
}
