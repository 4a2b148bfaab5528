<?php

declare( strict_types=1 );

namespace Rueda\Form\Check;

use Rueda\Form\Field\FileLimits;
use Rueda\Form\Form;
use Rueda\Form\Letter\Attachments;
use Rueda\Form\Letter\AuthorFiles;
use Rueda\Form\MailTemplate;
use Rueda\Form\Value\Text;

defined( 'ABSPATH' ) || exit;

/** Checks that the attachments of a mail exist, are allowed, and do not exceed the size limit. */
final class AttachmentChecks {
	/** @return list<Finding> */
	public function findings( Form $form, MailTemplate $mail ): array {
		$section = $mail->name() . '.attachments';
		$found   = [];
		$total   = 0;
		$named   = [];
		foreach ( Text::lines( $mail->part( 'attachments' ) ) as $line ) {
			$line = trim( $line );
			if ( str_starts_with( $line, '[' ) ) {
				array_push( $named, ...Attachments::fields_in( $line ) );
			} elseif ( '' !== $line ) {
				$path  = AuthorFiles::path( $line );
				$wrong = AuthorFiles::refusal( $path );
				if ( null === $wrong ) {
					$total += (int) filesize( $path );
				} else {
					$found[] = new Finding( $wrong, $section, self::in_words( $wrong, $line ) );
				}
			}
		}
		foreach ( $form->fields( 'file' ) as $field ) {
			if ( in_array( $field->name(), $named, true ) || in_array( '_all_fields', $named, true ) ) {
				$total += ( new FileLimits( $field->attributes ) )->size;
			} elseif ( 'mail' === $mail->name() && ! $form->settings()->is_on( 'keep_files' ) ) {
				$found[] = new Finding(
					'file_not_attached',
					$section,
					sprintf(
						/* translators: %s: title of a field. */
						__(
							'Files from “%s” are not attached to any email and are deleted once it is sent. Attach them, or turn on “Keep files”.',
							'rueda'
						),
						$field->title()
					),
					Finding::ERROR,
					$field->name()
				);
			}
		}
		if ( $total > Attachments::LIMIT ) {
			$found[] = new Finding(
				'attachments_overweight',
				$section,
				__( 'The attachments may exceed 25 MB in total. Files over the limit are not attached.', 'rueda' )
			);
		}
		return $found;
	}

	private static function in_words( string $wrong, string $line ): string {
		$words = match ( $wrong ) {
			/* translators: %s: path of a file. */
			AuthorFiles::MISSING    => __( 'There is no file %s.', 'rueda' ),
			/* translators: %s: path of a file. */
			AuthorFiles::WRONG_TYPE => __(
				'The file %s is of a type that WordPress does not allow, so it is left out.',
				'rueda'
			),
			/* translators: %s: path of a file. */
			default                 => __( 'The file %s is not in the uploads folder, so it is left out.', 'rueda' ),
		};
		return sprintf( $words, $line );
	}
}
