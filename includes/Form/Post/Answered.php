<?php

declare( strict_types=1 );

namespace Rueda\Form\Post;

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
			static fn ( string $name ): ?array => match ( $form->field( $name )?->kind()->is_sent() ) {
				null  => null,
				true  => self::answers( $request, $name ),
				false => [],
			}
		);
		return null === $hidden || [] === $hidden
			? [ $form, $request ]
			: [ $form->without( $hidden ), $request->without( $hidden ) ];
	}

	/** @return list<string> As the page's script reads them: of files the names. */
	public static function answers( Request $request, string $name ): array {
		$sent  = array_map( [ Text::class, 'clean' ], Read::flat( $request->body()[ $name ] ?? [] ) );
		$files = array_map( static fn ( Upload $file ): string => $file->name(), $request->files( $name ) );
		return [ ...array_values( $sent ), ...$files ];
	}
}
