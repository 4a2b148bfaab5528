<?php

declare( strict_types=1 );

namespace Rueda\Form\Post;

use Closure;
use Rueda\Form\Form;
use Rueda\Form\Value\Text;
use Rueda\Form\Value\Upload;
use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/** Which fields of a form were shown to a visitor, by what was sent. */
final class Answered {
	/**
	 * Leaves out what was hidden: it is not required, checked, stored or mailed, whatever was sent for it.
	 *
	 * @return array{Form, Request}
	 */
	public static function shown( Form $form, Request $request ): array {
		$hidden = $form->parts()?->hidden_fields(
			static fn ( string $name, Closure $shown ): ?array => match ( $form->field( $name )?->kind()->is_sent() ) {
				null  => null,
				true  => self::answers( $request, $name ),
				false => self::calculated( $form, $name, $shown ),
			}
		);
		return null === $hidden || [] === $hidden
			? [ $form, $request ]
			: [ $form->without( $hidden ), $request->without( $hidden ) ];
	}

	/**
	 * @param Closure( string ): list<string> $shown The answers of the fields from which it is made.
	 * @return list<string>
	 */
	public static function calculated( Form $form, string $name, Closure $shown ): array {
		$field = $form->field( $name );
		return null === $field ? [] : [
			$field->kind()->calculated(
				$field,
				static function ( string $source ) use ( $form, $field, $shown ): array {
					$answers = [];
					foreach ( $form->fields_named( $source, $field ) as $one ) {
						$given = $shown( $one->name() );
						array_push(
							$answers,
							...( [] === $given ? [] : self::written( $form, $one->name() ) ?? $given )
						);
					}
					return $answers;
				}
			),
		];
	}

	/** @return list<string>|null What the author has written into a hidden field, which counts whatever was sent. */
	public static function written( Form $form, string $name ): ?array {
		$field   = $form->field( $name );
		$written = true === $field?->kind()->is_preset() ? $field->attributes->default_value : '';
		return '' === $written ? null : [ $written ];
	}

	/** @return list<string> As the page's script reads them: of files the names. */
	public static function answers( Request $request, string $name ): array {
		$sent  = array_map( [ Text::class, 'clean' ], Read::flat( $request->body()[ $name ] ?? [] ) );
		$files = array_map( static fn ( Upload $file ): string => $file->name(), $request->files( $name ) );
		return [ ...array_values( $sent ), ...$files ];
	}
}
