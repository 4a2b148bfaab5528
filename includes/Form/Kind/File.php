<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Field\FileTypes;
use Rueda\Form\Markup\Control;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\Html;
use Rueda\Form\Markup\View;
use Rueda\Form\Store\Record;
use Rueda\Form\Template\FormTag;
use Rueda\Form\Template\TagReader;
use Rueda\Form\Texts;

defined( 'ABSPATH' ) || exit;

/** Files that visitors upload. */
final class File extends Kind {
	private const CAMERAS = [ 'user', 'environment' ];

	public function is_multiple( Field $field ): bool {
		return $field->flag( 'isMultiple' );
	}

	protected function control( View $view, Field $field, FieldMarkup $parts ): string {
		$capture = $field->text( 'capture' );
		return Control::wrap(
			$view,
			$field,
			Html::open(
				'input',
				[
					'size'    => $field->size( 40 ),
					'class'   => Control::classes( $view, $field ),
					'id'      => $view->id_of( $field ),
					'capture' => in_array( $capture, self::CAMERAS, true ) ? $capture : null,
					'accept'  => implode( ',', FileTypes::accepted( $field ) ),
				] + Control::aria( $view, $field ) + [
					'type'       => 'file',
					'name'       => $field->html_name(),
					'multiple'   => $field->is_multiple(),
					'aria-label' => Control::spoken_name( $field ),
				]
			)
		);
	}

	public function rules( Field $field, Texts $texts, Days $days ): array {
		$is_needed = $field->is_required() ? [ [ 'requiredfile', $texts->plain( 'invalid_required' ), [] ] ] : [];
		$accepted  = [ 'accept' => FileTypes::accepted( $field ) ];
		$limit     = [ 'threshold' => FileTypes::limit( $field ) ];
		return [
			...$is_needed,
			[ 'file', $texts->plain( 'upload_file_type_invalid' ), $accepted ],
			[ 'maxfilesize', $texts->plain( 'upload_file_too_large' ), $limit ],
		];
	}

	public function flaws( Field $field, Days $days ): array {
		$flaws = [];
		$most  = wp_convert_hr_to_bytes( (string) ini_get( 'upload_max_filesize' ) );
		if ( [] === FileTypes::accepted( $field ) ) {
			/* translators: 1: title of a field, 2: what the author has written. */
			$words   = __(
				'“%1$s” accepts no file: “%2$s” is no known file type. Write it as in pdf or image/png.',
				'rueda'
			);
			$flaws[] = [ 'no_file_types', sprintf( $words, $field->title(), $field->text( 'filetypes' ) ) ];
		}
		if ( $most > 0 && FileTypes::limit( $field ) > $most ) {
			/* translators: 1: title of a field, 2: size, as in "2 MB". */
			$words   = __( '“%1$s” allows larger files than this server accepts (%2$s).', 'rueda' );
			$flaws[] = [
				'upload_filesize_overlimit',
				sprintf( $words, $field->title(), (string) size_format( $most ) ),
			];
		}
		// A limit that cannot be read is not used, and then the form accepts more than its author believes.
		if ( ! FileTypes::has_readable_limit( $field ) ) {
			/* translators: 1: title of a field, 2: what the author has written. */
			$words   = __( 'The size “%2$s” in “%1$s” cannot be read. Write it as in 500kb or 2mb.', 'rueda' );
			$flaws[] = [ 'unusable_limit', sprintf( $words, $field->title(), $field->text( 'limit' ) ) ];
		}
		return $flaws;
	}

	/** The names of the files. */
	public function in_mail( Field $field, Record $record, bool $is_raw ): array {
		return array_map( 'basename', $record->files()[ $field->name() ] ?? [] );
	}

	public function from_tag( FormTag $tag, TagReader $reader ): array {
		$capture = $tag->option( 'capture' );
		return [
			'filetypes'  => $tag->option( 'filetypes' ),
			'limit'      => $tag->option( 'limit' ),
			'capture'    => in_array( $capture, self::CAMERAS, true ) ? $capture : '',
			'isMultiple' => $tag->has( 'multiple' ),
		] + $reader->lengths( $tag );
	}
}
