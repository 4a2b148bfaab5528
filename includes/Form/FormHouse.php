<?php

declare( strict_types=1 );

namespace Rueda\Form;

use Rueda\Blocks\ViewScripts;
use Rueda\Compat\ContactForm7;
use Rueda\Form\Check\AttachmentChecks;
use Rueda\Form\Check\BodyChecks;
use Rueda\Form\Check\ConfigChecks;
use Rueda\Form\Check\MailChecks;
use Rueda\Form\Field\Days;
use Rueda\Form\Guard\Captcha;
use Rueda\Form\Guard\CaptchaPicture;
use Rueda\Form\Guard\CaptchaRoute;
use Rueda\Form\Guard\Quiz;
use Rueda\Form\Guard\RecentUses;
use Rueda\Form\Guard\Refill;
use Rueda\Form\Guard\Repeats;
use Rueda\Form\Guard\SpamChecks;
use Rueda\Form\Guard\Trap;
use Rueda\Form\Import\FormImporter;
use Rueda\Form\Import\FormImportPage;
use Rueda\Form\Import\FormImportScreen;
use Rueda\Form\Import\FormImportTable;
use Rueda\Form\Import\OldForms;
use Rueda\Form\Intake\Answers;
use Rueda\Form\Intake\DataHash;
use Rueda\Form\Intake\Desk;
use Rueda\Form\Intake\EmptyMessage;
use Rueda\Form\Intake\Once;
use Rueda\Form\Intake\PlainPost;
use Rueda\Form\Intake\PostedData;
use Rueda\Form\Intake\PostedNames;
use Rueda\Form\Letter\Attachments;
use Rueda\Form\Letter\AuthorFiles;
use Rueda\Form\Letter\HtmlLetter;
use Rueda\Form\Letter\LetterWriter;
use Rueda\Form\Letter\MailDefaults;
use Rueda\Form\Letter\Mailer;
use Rueda\Form\Letter\MailTags;
use Rueda\Form\Letter\SampleAnswers;
use Rueda\Form\Letter\SpecialTags;
use Rueda\Form\Letter\TypedRecipients;
use Rueda\Form\Markup\ChoiceControl;
use Rueda\Form\Markup\Current;
use Rueda\Form\Markup\Defaults;
use Rueda\Form\Markup\FieldMarkup;
use Rueda\Form\Markup\FormMarkup;
use Rueda\Form\Markup\Layout;
use Rueda\Form\Markup\SingleControl;
use Rueda\Form\Markup\SpecialControl;
use Rueda\Form\Markup\UsedIds;
use Rueda\Form\Page\ContactFormBlock;
use Rueda\Form\Page\FormPrinter;
use Rueda\Form\Page\FormVariables;
use Rueda\Form\Page\NamedForms;
use Rueda\Form\Page\OldPlaces;
use Rueda\Form\Page\UnitTags;
use Rueda\Form\Routes\FeedbackRoutes;
use Rueda\Form\Routes\FormProperties;
use Rueda\Form\Routes\FormWriter;
use Rueda\Form\Routes\ManagementRoutes;
use Rueda\Form\Rules\FieldChecks;
use Rueda\Form\Rules\Rules;
use Rueda\Form\Rules\Schema;
use Rueda\Form\Store\MessageStore;
use Rueda\Form\Store\Senders;
use Rueda\Form\Upload\UnusedUploads;
use Rueda\Form\Upload\UploadFolder;
use Rueda\Form\Upload\Uploads;
use Rueda\Mail\Outbox;
use Rueda\Report\Admin\EmptyState;
use Rueda\Support\Clock;
use Rueda\Support\Lock;
use Rueda\Support\RateLimiter;
use Rueda\Support\ScheduledJob;
use Rueda\Wheel\DefaultGraphic;

defined( 'ABSPATH' ) || exit;

/** Builds what forms are made of: Plugin asks for the module, tests for its parts. */
final class FormHouse {

	/** So many forms in so many seconds from one address: a school's whole class may be behind it. */
	private const LIMIT  = 60;
	private const WINDOW = 10 * MINUTE_IN_SECONDS;

	private Trap $trap;
	private Days $days;
	private Quiz $quiz;
	private Captcha $captcha;
	private MailTags $tags;
	private UploadFolder $folder;

	/** @param callable( string, string ): bool $move Takes an upload from PHP's folder into ours. */
	public function __construct( private Clock $clock, private Outbox $outbox, private $move ) {
		$once          = new Once( $clock );
		$this->trap    = new Trap( $clock );
		$this->days    = new Days( $clock );
		$this->quiz    = new Quiz( $clock, $once );
		$this->captcha = new Captcha( $clock, $once, $this->quiz );
		$this->tags    = new MailTags( new SpecialTags() );
		$this->folder  = new UploadFolder();
	}

	public function module( ViewScripts $views ): FormModule {
		$peer    = new ContactForm7();
		$desk    = $this->desk();
		$limiter = $this->limiter();
		$plain   = new PlainPost( $this->forms(), $desk, $limiter, [ self::class, 'leave' ] );
		$printer = $this->printer( $plain );
		return new FormModule(
			new FormPostType(),
			new FormMeta( new MailDefaults() ),
			new Capabilities(),
			$printer,
			new ContactFormBlock( $this->forms(), $printer, $peer ),
			new OldPlaces( $peer, new NamedForms( new ImportedForms() ), $this->forms() ),
			new FormVariables( $views, $peer ),
			new FeedbackRoutes( $this->forms(), $desk, $this->schema(), $this->refill(), $limiter ),
			new ManagementRoutes(
				$this->forms(),
				new FormProperties(),
				new FormWriter( $this->forms(), new MailDefaults() )
			),
			new CaptchaRoute( $this->captcha, new CaptchaPicture() ),
			$plain,
			$this->spam_checks(),
			$this->mailer(),
			$peer,
			new ScheduledJob( $this->clock, FormModule::OVERDUE, FormModule::FIVE_MINUTES, 5 * MINUTE_IN_SECONDS ),
			new UnusedUploads( $this->clock, $this->folder )
		);
	}

	/** Moving from the plugin Contact Form 7: for administrators alone. */
	public function import(): FormImportScreen {
		$sources  = new OldForms();
		$imported = new ImportedForms();
		$table    = new FormImportTable( $sources, $imported, $this->forms(), $this->checks() );
		$page     = new FormImportPage(
			$sources,
			$imported,
			$table,
			new EmptyState( new DefaultGraphic() ),
			new ContactForm7()
		);
		return new FormImportScreen( new FormImporter( $sources, $imported, new Lock( $this->clock ) ), $page );
	}

	public function checks(): ConfigChecks {
		return new ConfigChecks(
			new BodyChecks(),
			new MailChecks(
				$this->tags,
				new AttachmentChecks( new AuthorFiles( $this->folder ) ),
				new SampleAnswers( $this->clock )
			)
		);
	}

	public function printer( PlainPost $plain ): FormPrinter {
		$defaults = new Defaults( $this->days );
		$layout   = new Layout();
		$fields   = new FieldMarkup(
			new SingleControl( $defaults, $this->days ),
			new ChoiceControl( $defaults ),
			new SpecialControl( $this->quiz, $this->captcha ),
			$layout
		);
		return new FormPrinter(
			new FormMarkup( $layout, $this->trap, new ContactForm7() ),
			$fields,
			new Current(),
			new UnitTags(),
			new UsedIds(),
			$plain
		);
	}

	public function desk(): Desk {
		$rules = new Rules();
		$names = new PostedNames();
		return new Desk(
			$this->clock,
			new PostedData( $names ),
			new DataHash( $this->clock ),
			$this->schema(),
			new FieldChecks( $rules, $names, $this->quiz, $this->captcha ),
			$this->spam_checks(),
			new Uploads( $this->folder, $rules, $this->move ),
			$this->folder,
			$this->messages(),
			$this->mailer(),
			new Answers( $this->tags ),
			new EmptyMessage( new Defaults( $this->days ) )
		);
	}

	private function spam_checks(): SpamChecks {
		return new SpamChecks( $this->trap, new Repeats( $this->trap, new RecentUses( $this->clock ) ) );
	}

	public function forms(): Forms {
		return new Forms( new MailDefaults() );
	}

	public function schema(): Schema {
		return new Schema( $this->days );
	}

	public function messages(): MessageStore {
		return new MessageStore( $this->clock, new Senders() );
	}

	public function mailer(): Mailer {
		$writer = new LetterWriter(
			$this->tags,
			new Attachments( $this->folder, new AuthorFiles( $this->folder ) ),
			new HtmlLetter()
		);
		return new Mailer(
			$writer,
			$this->outbox,
			$this->messages(),
			$this->forms(),
			$this->folder,
			new TypedRecipients( $writer, $this->clock )
		);
	}

	public function refill(): Refill {
		return new Refill( $this->quiz, $this->captcha );
	}

	public function limiter(): RateLimiter {
		return new RateLimiter( $this->clock, 'form', self::LIMIT, self::WINDOW );
	}

	/** @return never */
	public static function leave( string $address ) {
		wp_safe_redirect( $address, 303 );
		exit;
	}
}
