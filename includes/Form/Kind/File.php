<?php

declare( strict_types=1 );

namespace Rueda\Form\Kind;

use Rueda\Definitions;
use Rueda\Form\Field\Days;
use Rueda\Form\Field\Field;
use Rueda\Form\Field\FileLimits;
use Rueda\Form\Markup\Control;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\Html;
use Rueda\Form\Markup\View;
use Rueda\Form\Routes\FileRoutes;
use Rueda\Form\Store\Record;
use Rueda\Form\Template\FormTag;
use Rueda\Form\Template\SeveralFilesTag;
use Rueda\Form\Template\TagReader;
use Rueda\Form\Template\TagType;
use Rueda\Form\Texts;

defined( 'ABSPATH' ) || exit;

/** Files that visitors upload. */
final class File extends Kind {
	public function holds_files(): bool {
		return true;
	}

	public function is_multiple( Field $field ): bool {
		return $field->attributes->is_multiple;
	}

	protected function control( View $view, Field $field, FieldMarkup $parts ): string {
		$capture = $field->attributes->capture;
		$limits  = new FileLimits( $field->attributes );
		$control = Control::wrap(
			$view,
			$field,
			Html::open(
				'input',
				[
					'size'    => $field->attributes->size ?? 40,
					'class'   => Control::classes( $view, $field ),
					'id'      => $view->id_of( $field ),
					'capture' => '' === $capture ? null : $capture,
					'accept'  => implode( ',', $limits->accept ),
				] + Control::aria( $view, $field ) + [
					'type'       => 'file',
					'name'       => $field->html_name(),
					'multiple'   => $field->is_multiple(),
					'aria-label' => Control::spoken_name( $field ),
				]
			)
		);
		return $field->is_multiple() ? $this->with_place( $view, $field, $control ) : $control;
	}

	/** Adds the place where the script lists the files, and where they can be dropped. */
	private function with_place( View $view, Field $field, string $control ): string {
		$this->enqueue_style();
		$hint = Html::element(
			'p',
			[ 'class' => 'rueda-files__hint' ],
			esc_html__( 'You can also drop files here, or paste them.', 'rueda' )
		);
		$form = $view->form();
		return Html::element(
			'div',
			[
				'class'                   => 'rueda-files',
				'data-rueda-upload'       => $form->is_for_members() ? null : FileRoutes::address( $form ),
				'data-rueda-longest-side' => $field->attributes->longest_side,
			],
			$control . $hint
		);
	}

	public function rules( Field $field, Texts $texts, Days $days ): array {
		$is_needed = $field->is_required() ? [ [ 'requiredfile', $texts->plain( 'invalid_required' ), [] ] ] : [];
		$limits    = new FileLimits( $field->attributes );
		return [
			...$is_needed,
			[ 'file', $texts->plain( 'upload_file_type_invalid' ), self::accepted_by_rule( $limits->accept ) ],
			[ 'maxfilesize', self::too_large( $field, $texts, $limits ), [ 'threshold' => $limits->size ] ],
			...( $field->is_multiple() ? self::rules_of_several( $limits ) : [] ),
		];
	}

	/** Where the author wrote no text, it says that the size counts for all files together. */
	private static function too_large( Field $field, Texts $texts, FileLimits $limits ): string {
		if ( ! $field->is_multiple() || $texts->is_own( 'upload_file_too_large' ) ) {
			return $texts->plain( 'upload_file_too_large' );
		}
		/* translators: %s: a size, as in "1 MB". */
		$words = __( 'All files together may have %s at most. Please choose smaller ones.', 'rueda' );
		return sprintf( $words, FileLimits::size_in_words( $limits->size ) );
	}

	/**
	 * What the protocol has no rules for. Clients that do not know them let such files pass.
	 *
	 * @return list<array{string, string, array<string, mixed>}>
	 */
	private static function rules_of_several( FileLimits $limits ): array {
		$too_many = sprintf(
			/* translators: %s: a number. */
			_n( 'Please choose %s file at most.', 'Please choose %s files at most.', $limits->number, 'rueda' ),
			number_format_i18n( $limits->number )
		);
		$rules = [ [ 'maxfiles', $too_many, [ 'threshold' => $limits->number ] ] ];
		if ( $limits->each < $limits->size ) {
			/* translators: %s: a size, as in "1 MB". */
			$words   = __( 'Each file may have %s at most. Please choose a smaller one.', 'rueda' );
			$words   = sprintf( $words, FileLimits::size_in_words( $limits->each ) );
			$rules[] = [ 'maxeachfilesize', $words, [ 'threshold' => $limits->each ] ];
		}
		return $rules;
	}

	/**
	 * Browsers know other types of files than the server, so our script gets the extensions of MIME types too.
	 *
	 * @param list<string> $accept
	 * @return array<string, list<string>>
	 */
	private static function accepted_by_rule( array $accept ): array {
		$types = array_values(
			array_filter( $accept, static fn ( string $entry ): bool => ! str_starts_with( $entry, '.' ) )
		);
		return [ 'accept' => $accept ] + ( [] === $types ? [] : [ 'extensions' => FileLimits::endings( $types ) ] );
	}

	/** Where the author labels the control with HTML, the author says there which files are accepted. */
	public function limits_in_words( Field $field ): string {
		$limits = new FileLimits( $field->attributes );
		return '' === trim( $field->label() ) || [] === $limits->accept
			? ''
			: $limits->in_words(
				$field->is_multiple(),
				FileLimits::most( $field->is_multiple() ),
				FileLimits::most(),
				FileLimits::most_files()
			);
	}

	public function flaws( Field $field, Days $days ): array {
		$flaws  = [];
		$limits = new FileLimits( $field->attributes );
		if ( [] === $limits->accept ) {
			/* translators: 1: title of a field, 2: what the author has written. */
			$words   = __(
				'“%1$s” accepts no file: “%2$s” is no known file type. Write it as in pdf or image/png.',
				'rueda'
			);
			$flaws[] = [ 'no_file_types', sprintf( $words, $field->title(), $field->attributes->file_types ) ];
		} elseif ( [] !== $limits->unknown ) {
			/* translators: 1: title of a field, 2: what the author has written. */
			$words   = __( '“%1$s” refuses files of the type “%2$s”, which this site does not know.', 'rueda' );
			$flaws[] = [
				'unknown_file_types',
				sprintf( $words, $field->title(), implode( ', ', $limits->unknown ) ),
			];
		}
		return [ ...$flaws, ...self::flaws_of_limits( $field, $limits ) ];
	}

	/** @return list<array{string, string}> */
	private static function flaws_of_limits( Field $field, FileLimits $limits ): array {
		$flaws    = [];
		$most     = FileLimits::most();
		$together = FileLimits::most( $field->is_multiple() );
		$number   = FileLimits::most_files();
		$is_each  = $most > 0 && $limits->each > $most;
		if ( $is_each || ( $together > 0 && $limits->size > $together ) ) {
			/* translators: 1: title of a field, 2: size, as in "2 MB". */
			$words   = __( '“%1$s” allows larger files than this server accepts (%2$s).', 'rueda' );
			$flaws[] = [
				'upload_filesize_overlimit',
				sprintf( $words, $field->title(), (string) size_format( $is_each ? $most : $together ) ),
			];
		}
		if ( $field->is_multiple() && $number > 0 && $limits->number > $number ) {
			/* translators: 1: title of a field, 2: a number. */
			$words   = __( '“%1$s” allows more files than this server accepts in a message (%2$s).', 'rueda' );
			$flaws[] = [ 'too_many_files', sprintf( $words, $field->title(), number_format_i18n( $number ) ) ];
		}
		// A limit that cannot be read is not used, and then the form accepts more than its author believes.
		foreach ( $limits->unreadable as $size ) {
			/* translators: 1: title of a field, 2: what the author has written. */
			$words   = __( 'The size “%2$s” in “%1$s” cannot be read. Write it as in 500kb or 2mb.', 'rueda' );
			$flaws[] = [ 'unusable_limit', sprintf( $words, $field->title(), $size ) ];
		}
		return $flaws;
	}

	public function hints( Field $field ): array {
		if ( '' !== trim( $field->attributes->file_types ) ) {
			return [];
		}
		/* translators: %s: title of a field. */
		$words = __(
			'“%s” refuses documents such as PDF: nobody has chosen file types, so it accepts audio, video and images.',
			'rueda'
		);
		return [ [ 'no_documents', sprintf( $words, $field->title() ) ] ];
	}

	/** The names of the files. */
	public function in_mail( Field $field, Record $record, bool $is_raw ): array {
		return array_map( 'basename', $record->files()[ $field->name() ] ?? [] );
	}

	public function from_tag( FormTag $tag, TagReader $reader ): array {
		if ( $tag->is( TagType::SEVERAL_FILES ) ) {
			return SeveralFilesTag::attributes( $tag, $reader );
		}
		$capture = $tag->option( 'capture' );
		return [
			'filetypes'   => $tag->option( 'filetypes' ),
			'limit'       => $tag->option( 'limit' ),
			'capture'     => in_array( $capture, Definitions::FIELD_OPTIONS['capture'], true ) ? $capture : '',
			'isMultiple'  => $tag->has( 'multiple' ),
			'limitEach'   => $tag->option( 'limit-each' ),
			'mostFiles'   => TagReader::whole( $tag->option( 'max-file' ) ),
			'longestSide' => TagReader::whole( $tag->option( 'longest-side' ) ),
		] + $reader->lengths( $tag );
	}
}
