<?php

declare( strict_types=1 );

namespace Rueda\Compat\OldNames;

use Rueda\Compat\ContactForm7;
use Rueda\Form\Field\Field;
use Rueda\Form\Field\Tag;
use Rueda\Form\Form;
use Rueda\Form\FormPostType;
use Rueda\Form\Forms;
use Rueda\Form\Letter\MailTags;
use Rueda\Form\Page\FormPrinter;
use Rueda\Form\Post\Submission as OurSubmission;
use Rueda\Form\Routes\FormProperties;
use Rueda\Form\Store\Record;
use Rueda\Support\Listeners\StandIn;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/** A form, as functions written for Contact Form 7 know it. Its number is the one that the form had in that plugin. */
final class ContactForm implements StandIn {
	use Forwards;

	/** Code for Contact Form 7 asks for the name of that plugin's post type in this way. */
	// phpcs:ignore Generic.NamingConventions.UpperCaseConstantName -- not our name.
	public const post_type = ContactForm7::POST_TYPE;

	/** The form that somebody has asked for last. */
	private static ?self $asked = null;

	private static int $found = 0;

	private Properties $properties;

	public function __construct( private Form $form ) {
		$this->properties = new Properties( $form );
	}

	public function ours(): Form {
		return $this->form;
	}

	/** The form that is being printed or sent, or else the one that was asked for last. */
	public static function get_current(): ?self {
		$form = FormPrinter::current() ?? OurSubmission::latest()?->form();
		return null === $form ? self::$asked : Wrapper::form( $form );
	}

	/** @param mixed $post A post, or an id: the form's own, or the one that it had in Contact Form 7. */
	public static function get_instance( mixed $post ): ?self {
		$id   = $post instanceof WP_Post ? $post->ID : $post;
		$form = is_numeric( $id ) ? ( new Forms() )->find( (int) $id ) : null;
		if ( null === $form ) {
			return null;
		}
		self::$asked = Wrapper::form( $form );
		return self::$asked;
	}

	/**
	 * @param array<array-key, mixed>|string $args As for get_posts().
	 * @return list<self>
	 */
	public static function find( array|string $args = '' ): array {
		/** @var array{post_type: string} $given Its other arguments are whatever the caller gives. */
		$given = [ 'post_type' => FormPostType::NAME ] + wp_parse_args( $args ) + [
			'post_status'    => [ 'publish', 'private', 'draft', 'pending' ],
			'posts_per_page' => -1,
			'orderby'        => 'ID',
			'order'          => 'ASC',
		];
		$forms = new Forms();
		$found = [];
		foreach ( get_posts( $given ) as $post ) {
			if ( $post instanceof WP_Post ) {
				$found[] = Wrapper::form( $forms->from_post( $post ) );
			}
		}
		self::$found = count( $found );
		return $found;
	}

	public static function count(): int {
		return self::$found;
	}

	public function id(): int {
		return $this->form->public_id();
	}

	public function name(): string {
		return $this->form->slug();
	}

	public function title(): string {
		return $this->form->title();
	}

	public function locale(): string {
		return $this->form->locale();
	}

	public function hash(): string {
		return FormPostType::hash( $this->form->id() );
	}

	public function initial(): bool {
		return false;
	}

	public function is_posted(): bool {
		return OurSubmission::latest()?->form()->id() === $this->form->id();
	}

	public function shortcode( mixed $args = '' ): string {
		return sprintf(
			'[contact-form-7 id="%s" title="%s"]',
			substr( $this->hash(), 0, 7 ),
			str_replace( [ '"', '[', ']' ], '', $this->title() )
		);
	}

	/** Prints the form, as its shortcode does. */
	public function form_html( mixed $args = '' ): string {
		return do_shortcode( sprintf( '[contact-form-7 id="%d"]', $this->id() ) );
	}

	public function prop( string $name ): mixed {
		return $this->properties->value( $name );
	}

	/** @return array<string, mixed> */
	public function get_properties(): array {
		return $this->properties->all();
	}

	/** Changes properties for this request only; functions do that before the emails are sent. */
	public function set_properties( mixed $properties ): void {
		$this->properties->change( is_array( $properties ) ? $properties : [] );
	}

	public function message( mixed $status, mixed $filters = true ): string {
		$text = $this->form->texts()->get( Given::text( $status ) );
		return true === $filters ? $this->filter_message( $text, Given::text( $status ) ) : $text;
	}

	public function filter_message( mixed $message, mixed $status = '' ): string {
		$record = OurSubmission::latest()?->record() ?? new Record( [], [] );
		return wp_strip_all_tags(
			MailTags::replace( Given::text( $message ), $this->form, $record, MailTags::HEADER )
		);
	}

	/** @return list<string> */
	public function additional_setting( mixed $name, mixed $max = 1 ): array {
		$found = [];
		foreach ( $this->form->settings()->pairs() as [ $key, $value ] ) {
			if ( $key === $name ) {
				$found[] = $value;
			}
		}
		return is_numeric( $max ) && (int) $max > 0 ? array_slice( $found, 0, (int) $max ) : $found;
	}

	/** The value of an additional setting; null where the form has none. */
	public function pref( mixed $name ): ?string {
		return $this->additional_setting( $name )[0] ?? null;
	}

	public function is_true( mixed $name ): bool {
		return $this->form->settings()->is_on( Given::text( $name ) );
	}

	public function is_false( mixed $name ): bool {
		return $this->form->settings()->is_off( Given::text( $name ) );
	}

	public function in_demo_mode(): bool {
		return $this->form->is_demo();
	}

	public function nonce_is_active(): bool {
		return $this->form->needs_nonce();
	}

	/**
	 * @param mixed $condition What the tags have to be: `type`, `basetype`, `name` or `feature`.
	 * @return list<OldFormTag>
	 */
	public function scan_form_tags( mixed $condition = null ): array {
		$tags = array_map(
			static fn ( Tag $tag ): OldFormTag => OldFormTag::from_tag( $tag ),
			FormProperties::tags( $this->form )
		);
		return FormTagsManager::get_instance()->filter( $tags, $condition );
	}

	/** @return list<OldFormTag> */
	public function form_scan_shortcode( mixed $condition = null ): array {
		return $this->scan_form_tags( $condition );
	}

	/** @return list<string> The names of the fields that emails can say. */
	public function collect_mail_tags( mixed $args = '' ): array {
		return array_map( static fn ( Field $field ): string => $field->name(), $this->form->fields_for_mail() );
	}

	/** Older functions read properties that are methods by now. */
	public function __get( string $name ): mixed {
		return match ( $name ) {
			'id'    => $this->id(),
			'title' => $this->title(),
			'name'  => $this->name(),
			default => $this->prop( $name ),
		};
	}

	public function __isset( string $name ): bool {
		return null !== $this->__get( $name );
	}
}
