<?php

declare( strict_types=1 );

namespace Rueda\Form\Check;

use Rueda\Form\Field\FileTypes;
use Rueda\Form\Form;
use Rueda\Form\Letter\MailTemplate;
use Rueda\Form\Text;

/** Whether what goes along with a mail is there, may go, and is not too much. */
final class AttachmentChecks {

	/** Bytes: 25 MiB. */
	private const LIMIT = 26214400;

	/** @return list<Finding> */
	public function of( Form $form, MailTemplate $mail ): array {
		$section = $mail->name() . '.attachments';
		$found   = [];
		$total   = 0;
		$named   = [];
		foreach ( Text::lines( $mail->part( 'attachments' ) ) as $line ) {
			$line = trim( $line );
			if ( str_starts_with( $line, '[' ) ) {
				preg_match_all( '/\[\s*([A-Za-z_][0-9A-Za-z:._-]*)\s*\]/', $line, $tags );
				$named = array_merge( $named, $tags[1] );
			} elseif ( '' !== $line ) {
				$path  = str_starts_with( $line, '/' ) && is_file( $line ) ? $line : WP_CONTENT_DIR . '/' . ltrim( $line, '/' );
				$wrong = self::wrong_with( $path );
				$total = $total + ( null === $wrong ? (int) filesize( $path ) : 0 );
				if ( null !== $wrong ) {
					/* translators: %s: path of a file. */
					$found[] = new Finding( $wrong, $section, sprintf( 'file_not_found' === $wrong ? __( 'The file %s does not exist.', 'rueda' ) : __( 'The file %s is outside the content folder, so it is not attached.', 'rueda' ), $line ) );
				}
			}
		}
		foreach ( $form->fields( 'file' ) as $field ) {
			if ( in_array( $field->name(), $named, true ) || in_array( '_all_fields', $named, true ) ) {
				$total += FileTypes::limit( $field );
			} elseif ( 'mail' === $mail->name() && ! $form->settings()->is_on( 'keep_files' ) ) {
				/* translators: %s: title of a field. */
				$found[] = new Finding( 'file_not_attached', $section, sprintf( __( 'Files from “%s” are not attached to any email and are deleted once it is sent. Attach them, or turn on “Keep files”.', 'rueda' ), $field->title() ), Finding::ERROR, $field->name() );
			}
		}
		if ( $total > self::LIMIT ) {
			$found[] = new Finding( 'attachments_overweight', $section, __( 'The attachments may exceed 25 MB in total. Files over the limit are not attached.', 'rueda' ) );
		}
		return $found;
	}

	private static function wrong_with( string $path ): ?string {
		$real = realpath( $path );
		if ( false === $real || ! is_file( $real ) ) {
			return 'file_not_found';
		}
		foreach ( [ WP_CONTENT_DIR, wp_upload_dir( null, false )['basedir'] ] as $folder ) {
			$folder = realpath( $folder );
			if ( false !== $folder && str_starts_with( $real, trailingslashit( $folder ) ) ) {
				return null;
			}
		}
		return 'file_not_in_content_dir';
	}
}
